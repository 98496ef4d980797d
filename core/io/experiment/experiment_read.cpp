#include "core/base/error.h"
#include "core/io/experiment/field_reader.h"

#include <algorithm>

namespace core {

namespace {

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

} // namespace

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

} // namespace core
