#include "core/io/experiment/experiment_json.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/io/experiment/experiment_node.h"
#include "core/io/experiment/field_reader.h"
#include "core/io/experiment/field_writer.h"
#include "core/io/text/json.h"
#include "core/io/text/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

    void checkVersion(const Json& document, std::string_view text)
    {
        if (!document.is_object() || !document.contains("headlight"))
            throw Error("not_headlight",
                message("this is JSON, but not a Headlight file: the key \"headlight\" with the "
                        "format version is missing"),
                0);
        const Json& version = document["headlight"];
        const JsonLocation place { text, "/headlight" };
        if (!version.is_number_integer())
            refuseType(message("the format's version, a whole number,"), version, place);
        if (version.is_number_unsigned() && version.get<std::uint64_t>() > formatVersion)
            refuseNode("newer_version",
                message("this file has format %1, but this version reads format %2 and older; "
                        "open it with a newer Headlight",
                    version.dump(), formatVersion),
                place);
        if (version.get<std::int64_t>() < 1)
            refuseNode("out_of_range", message("there is no format %1", version.dump()), place);
    }

    std::string othersOf(const Json& document)
    {
        Json::object_t others;
        for (const auto& [key, member] : document.items())
            if (key != "headlight" && key != "experiment")
                others.emplace_back(key, member);
        return others.empty() ? std::string {} : Json(std::move(others)).dump();
    }

    using Json = nlohmann::ordered_json;

    Message typeOf(const Json& node)
    {
        if (node.is_object())
            return message("object");
        if (node.is_array())
            return message("array");
        if (node.is_string())
            return message("string");
        if (node.is_boolean())
            return message("boolean");
        return node.is_null() ? message("null") : message("number");
    }

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

    using Json = nlohmann::ordered_json;

    constexpr std::size_t mostAxes = 8;

    struct TensorReader {
        std::string_view text;
        std::vector<Index> shape;
        std::vector<Scalar> values;
        bool boolean = false;

        [[nodiscard]] Scalar cell(const Json& node, const std::string& pointer) const
        {
            if (node.is_boolean() != boolean)
                refuseType(boolean ? message("true or false") : message("a number"), node,
                    { text, pointer });
            if (boolean)
                return node.get<bool>() ? 1.0F : 0.0F;
            if (node == "inf" || node == "-inf")
                return node == "inf" ? std::numeric_limits<Scalar>::infinity()
                                     : -std::numeric_limits<Scalar>::infinity();
            if (node == "nan")
                return std::numeric_limits<Scalar>::quiet_NaN();
            if (!node.is_number())
                refuseType(message("a number"), node, { text, pointer });
            const std::optional<Scalar> number = narrowed(node.get<double>());
            if (!number)
                refuseNode(
                    "out_of_range", message("%1 is too large", node.dump()), { text, pointer });
            return *number;
        }

        void read(const Json& node, const std::string& pointer, std::size_t axis)
        {
            if (axis == shape.size()) {
                values.push_back(cell(node, pointer));
                return;
            }
            if (!node.is_array())
                refuseType(message("a list"), node, { text, pointer });
            if (std::ssize(node) != shape[axis])
                refuseNode("bad_tensor",
                    message("this list has %1 elements, the first one has %2; all must have the "
                            "same length",
                        node.size(), shape[axis]),
                    { text, pointer });
            for (std::size_t i = 0; i < node.size(); ++i)
                read(node[i], pointer + "/" + std::to_string(i), axis + 1);
        }
    };

} // namespace

std::string toJson(const SavedExperiment& saved)
{
    Json experiment = experimentNode(saved.experiment);
    if (!saved.unknown.empty())
        mergeUnknown(experiment, parseOrderedJson(saved.unknown));
    Json document;
    document["headlight"] = formatVersion;
    document["experiment"] = std::move(experiment);
    if (!saved.others.empty())
        document.update(parseOrderedJson(saved.others));
    return jsonText(document);
}

std::string toJson(const Experiment& experiment)
{
    return toJson(SavedExperiment { experiment, {}, {}, {} });
}

SavedExperiment fromJson(std::string_view text)
{
    const Json document = parseOrderedJson(text);
    checkVersion(document, text);
    SavedExperiment result;
    Json unknown;
    if (document.contains("experiment"))
        result.experiment = readExperiment(
            document["experiment"], { text, "/experiment" }, unknown, result.unknownPaths);
    if (!unknown.is_null())
        result.unknown = unknown.dump();
    result.others = othersOf(document);
    return result;
}

Experiment readExperiment(
    const Json& node, const JsonLocation& place, Json& unknown, std::vector<std::string>& paths)
{
    Experiment experiment;
    FieldReader { place.text, paths }.read(experiment, node, place, {}, unknown);
    return experiment;
}

std::string readablePlace(std::string_view pointer)
{
    std::string result;
    for (std::size_t begin = 1; begin <= pointer.size();) {
        const std::size_t end = std::min(pointer.find('/', begin), pointer.size());
        const std::string_view name = pointer.substr(begin, end - begin);
        const bool index = !name.empty()
            && std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
        if (index)
            result += "[" + std::to_string(std::stoull(std::string(name)) + 1) + "]";
        else if (name != "experiment" || !result.empty())
            result += (result.empty() ? "" : ".") + std::string(name);
        begin = end + 1;
    }
    return result;
}

void refuseNode(const std::string& problem, Message reason, const JsonLocation& place)
{
    const std::string name = readablePlace(place.pointer);
    throw Error(problem,
        message("%1: %2", name.empty() ? message("the experiment") : Message(IdName { name }),
            std::move(reason)),
        offsetOf(place.text, place.pointer));
}

void refuseType(Message expected, const Json& found, const JsonLocation& place)
{
    constexpr std::size_t longest = 40;
    std::string text = found.is_structured() ? "" : " " + found.dump();
    if (text.size() > longest)
        text.clear();
    refuseNode("wrong_type",
        message("expected %1, found %2%3", std::move(expected), typeOf(found), text), place);
}

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

Tensor readTensorNode(const Json& node, const JsonLocation& place)
{
    TensorReader reader { place.text, {}, {}, false };
    const Json* first = &node;
    for (; first->is_array(); first = &first->front()) {
        if (reader.shape.size() == mostAxes)
            refuseNode("bad_tensor", message("more than %1 axes", mostAxes), place);
        reader.shape.push_back(std::ssize(*first));
        if (first->empty())
            break;
    }
    reader.boolean = first->is_boolean();
    reader.read(node, place.pointer, 0);
    Tensor result { reader.shape, Buffer(std::ssize(reader.values)), reader.boolean };
    std::ranges::copy(reader.values, result.data.data());
    return result;
}

} // namespace core
