#pragma once

#include "core/input/files.h"

#include <string>

namespace core {

// Error "model_weights" or "model_config" unless the folder exists and contains a config.json.
void requireModelFolder(const std::string& folder);

// The weights of a model folder as one file of tensors: model.safetensors, or the shards that
// model.safetensors.index.json lists. `files` start in the folder. Errors: those of a safetensors
// file, "model_weights" if there are none, or in another format only: pickles are named, never
// opened.
TensorFile openWeights(const std::string& folder, const Files& files);

} // namespace core
