#include "core/error.h"
#include "core/io/field_reader.h"

#include <algorithm>

namespace core {

namespace {

    using Json = nlohmann::ordered_json;

} // namespace

Experiment readExperiment(
    const Json& node, const NodePlace& place, Json& unknown, std::vector<std::string>& paths)
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
    return result.empty() ? "the experiment" : result;
}

void refuseNode(const std::string& problem, const std::string& detail, const NodePlace& place)
{
    throw Error(
        problem, readablePlace(place.pointer) + ": " + detail, offsetOf(place.text, place.pointer));
}

void refuseType(const std::string& expected, const Json& found, const NodePlace& place)
{
    constexpr std::size_t longest = 40;
    std::string text = found.is_structured() ? "" : " " + found.dump();
    if (text.size() > longest)
        text.clear();
    refuseNode("wrong_type", "expected " + expected + ", found " + found.type_name() + text, place);
}

} // namespace core
