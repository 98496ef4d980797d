#pragma once

#include "core/model.h"

namespace core {

// Model of an experiment with a pretrained model. Errors: those of opening the model and of its
// tokenizer, "loaded_source", "no_tokenizer", "no_mask_token", and those of imageInput().
std::shared_ptr<const Model> resolvePretrained(const Experiment& experiment, const Files& files);

// The same with an open pretrained model, for a text.
std::shared_ptr<const Model> resolveWith(std::shared_ptr<const PretrainedModel> trained,
    const Experiment& experiment, const Files& files);

// The same, reusing the pretrained model of an earlier one. Null when the experiment names another
// one.
std::shared_ptr<const Model> resolvePretrainedAgain(
    const Model& model, const Experiment& experiment);

} // namespace core
