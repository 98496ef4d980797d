#pragma once

#include "core/experiment.h"
#include "core/resolve/model_files.h"

#include <optional>

namespace core {

// An experiment that "too_many_tokens" refuses, with its texts cut at the end of the last word that
// fits; of two texts that share the limit the longer one is cut first. Nothing if the texts are not
// the reason. Errors: those of opening the model and of its tokenizer.
std::optional<Experiment> withFittingTexts(const Experiment& experiment, const ModelFiles& files);

} // namespace core
