#pragma once

#include "core/model.h"

namespace core {

// The model of an experiment whose heads are trained. Errors: those of opening the trained model
// and of its tokenizer, "loaded_source", "no_tokenizer", "no_mask_token". A model that sees
// pictures has none yet.
std::shared_ptr<const Model> resolveLoaded(const Experiment& experiment, const Files& files);

// The same with the trained model of one that was resolved before. Null when the experiment asks
// for another.
std::shared_ptr<const Model> resolveLoadedAgain(const Model& model, const Experiment& experiment);

// The same looking at a picture: channels x side x side numbers. Error "picture_shape" for a model
// that reads texts.
std::shared_ptr<const Model> withPicture(const Model& model, std::shared_ptr<const Tensor> pixels);

} // namespace core
