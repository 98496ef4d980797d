#pragma once

// Reads and writes the Experiment inside a JSON document that is already parsed, for documents that
// hold more than one.

#include "core/base/message.h"
#include "core/experiment.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace core {

// Position of a node: the document's text (may be empty) and a JSON pointer into it.
struct JsonLocation {
    std::string_view text;
    std::string pointer;
};

nlohmann::ordered_json experimentNode(const Experiment& experiment);

// Unknown members go to `unknown` (untouched if there are none) and their names to `paths`.
Experiment readExperiment(const nlohmann::ordered_json& node, const JsonLocation& place,
    nlohmann::ordered_json& unknown, std::vector<std::string>& paths);

// Puts unknown members of readExperiment() back at their positions.
void mergeUnknown(nlohmann::ordered_json& node, const nlohmann::ordered_json& unknown);

nlohmann::ordered_json tensorNode(const Tensor& tensor);
Tensor readTensorNode(const nlohmann::ordered_json& node, const JsonLocation& place);

// Throws Error with the position's name as a user writes it, the reason, and the byte.
[[noreturn]] void refuseNode(const std::string& problem, Message reason, const JsonLocation& place);
[[noreturn]] void refuseType(
    Message expected, const nlohmann::ordered_json& found, const JsonLocation& place);

// "/experiment/mask/1/window" as "mask[2].window"; empty for the experiment itself
std::string readablePlace(std::string_view pointer);

} // namespace core
