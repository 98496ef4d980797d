#include "core/io/experiment/field_writer.h"

#include <algorithm>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

    Json axisNode(const Tensor& tensor, std::size_t axis, const Scalar*& next)
    {
        if (axis == tensor.shape.size()) {
            const Scalar number = *next++;
            return tensor.boolean ? Json(number != 0) : nodeOf(number);
        }
        Json node = Json::array();
        for (Index i = 0; i < tensor.shape[axis]; ++i)
            node.push_back(axisNode(tensor, axis + 1, next));
        return node;
    }

    void mergeLists(Json& node, const Json& unknown)
    {
        for (std::size_t i = 0; i < std::min(node.size(), unknown.size()); ++i)
            mergeUnknown(node[i], unknown[i]);
    }

    // Searches only the written members, not the merged ones: a file may contain many keys.
    void mergeMembers(Json::object_t& members, const Json& unknown)
    {
        const auto written = std::ssize(members);
        for (const auto& item : unknown.items()) {
            const std::string& key = item.key();
            const Json& value = item.value();
            const auto end = members.begin() + written;
            const auto known = std::find_if(
                members.begin(), end, [&](const auto& member) { return member.first == key; });
            if (known == end)
                members.emplace_back(key, value);
            else if (value.is_structured())
                mergeUnknown(known->second, value);
        }
    }

} // namespace

Json tensorNode(const Tensor& tensor)
{
    if (tensor.size() == 0)
        return {};
    const Scalar* next = tensor.data.data();
    return axisNode(tensor, 0, next);
}

Json experimentNode(const Experiment& experiment)
{
    return nodeOf(experiment);
}

void mergeUnknown(Json& node, const Json& unknown)
{
    if (node.is_array() && unknown.is_array())
        return mergeLists(node, unknown);
    if (!node.is_object() || !unknown.is_object())
        return;
    if (node.contains("kind") && unknown.contains("kind") && node["kind"] != unknown["kind"])
        return; // another alternative: not its fields
    mergeMembers(node.get_ref<Json::object_t&>(), unknown);
}

} // namespace core
