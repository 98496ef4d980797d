#pragma once

#include "core/model.h"

namespace core {

// The model of an experiment whose heads are trained. Errors: those of opening the trained model
// and of its tokenizer, "loaded_source", "no_tokenizer", "no_mask_token", and those of
// seenPicture().
std::shared_ptr<const Model> resolvePretrained(const Experiment& experiment, const Files& files);

// The same with a trained model that is known, of a text.
std::shared_ptr<const Model> resolveWith(std::shared_ptr<const PretrainedModel> trained,
    const Experiment& experiment, const Files& files);

// The same with the trained model of one that was resolved before. Null when the experiment asks
// for another.
std::shared_ptr<const Model> resolvePretrainedAgain(
    const Model& model, const Experiment& experiment);

} // namespace core
