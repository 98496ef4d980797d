#include "core/io/experiment/experiment_json.h"

#include "core/base/error.h"
#include "core/io/experiment/experiment_node.h"
#include "core/io/text/json.h"
#include "core/io/text/json_text.h"

#include <nlohmann/json.hpp>

#include <cstdint>

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

} // namespace core
