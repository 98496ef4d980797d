#pragma once

#include "core/model.h"
#include "core/resolve/model_files.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

// Model of an experiment with a pretrained model. Errors: those of opening the model and of its
// tokenizer, "loaded_source", "no_tokenizer", "no_mask_token", and those of imageInput().
std::shared_ptr<const Model> resolvePretrained(
    const Experiment& experiment, const ModelFiles& files);

// The same with an open pretrained model, for a text.
std::shared_ptr<const Model> resolveWith(std::shared_ptr<const PretrainedModel> trained,
    const Experiment& experiment, const ModelFiles& files);

// The same, reusing the pretrained model of an earlier one. Null when the experiment names another
// one.
std::shared_ptr<const Model> resolvePretrainedAgain(
    const Model& model, const Experiment& experiment);

// The tokens of a text without special ones, and the number of all tokens of one or two texts.
// Errors: those of the tokenizer, "no_tokenizer".
std::vector<Token> ownTokens(const PretrainedModel& model, std::string_view text);
Index tokenCount(const PretrainedModel& model, std::string_view text,
    std::optional<std::string_view> second = std::nullopt);

} // namespace core
