#pragma once

#include "core/input/files.h"

#include <string>

namespace core {

// Error "model_weights" or "model_config" where there is no folder with a config.json.
void requireModelFolder(const std::string& folder);

// The weights of a model's folder as one file of tensors: model.safetensors, or the parts that
// model.safetensors.index.json lists. `files` start in the folder. Errors: those of a safetensors
// file, "model_weights" where there are none, or others than safetensors: pickles are named, never
// opened.
TensorFile openWeights(const std::string& folder, const Files& files);

} // namespace core
