#include "core/fields.h"
#include "core/io/experiment_node.h"
#include "core/number_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

    Json nodeOf(bool value)
    {
        return value;
    }
    Json nodeOf(int value)
    {
        return value;
    }
    Json nodeOf(std::uint64_t value)
    {
        return value;
    }
    Json nodeOf(const std::string& value)
    {
        return value;
    }

    // JSON has no infinities; a mask's −inf has to survive all the same.
    Json nodeOf(float value)
    {
        return std::isfinite(value) ? Json(printable(value)) : Json(numberText(value));
    }

    template <NamedEnum E> Json nodeOf(E value)
    {
        return idOf(value);
    }

    template <class T> Json nodeOf(const std::optional<T>& value)
    {
        return value ? nodeOf(*value) : Json {};
    }

    Json nodeOf(const TensorInput& value)
    {
        if (value.file.empty() && value.tensor.empty())
            return tensorNode(value.values);
        Json node { { "file", value.file } };
        if (!value.tensor.empty())
            node["tensor"] = value.tensor;
        if (value.values.size() > 0)
            node["values"] = tensorNode(value.values);
        return node;
    }

    template <HasFields S> Json nodeOf(const S& value);
    template <Variant V> Json nodeOf(const V& value);

    template <class T> Json nodeOf(const std::vector<T>& list)
    {
        Json node = Json::array();
        for (const T& element : list)
            node.push_back(nodeOf(element));
        return node;
    }

    template <HasFields S> void addFields(const S& value, Json& node)
    {
        S::fields(value, [&](std::string_view name, const auto& field, auto&&...) {
            node[std::string(name)] = nodeOf(field);
        });
    }

    template <HasFields S> Json nodeOf(const S& value)
    {
        Json node = Json::object();
        addFields(value, node);
        return node;
    }

    template <Variant V> Json nodeOf(const V& value)
    {
        Json node { { "kind", kindOf(value) } };
        std::visit([&](const auto& active) { addFields(active, node); }, value);
        return node;
    }

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

    // Searches only what was written, not what has been merged: a file may bring many keys.
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
    const Scalar* next = tensor.numbers.data();
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
        return; // another alternative has been chosen: they were not its fields
    mergeMembers(node.get_ref<Json::object_t&>(), unknown);
}

} // namespace core
