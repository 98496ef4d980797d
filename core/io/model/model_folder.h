#pragma once

#include "core/pretrained_model.h"

#include <string>

namespace core {

// Reads config.json and the headers of the safetensors files, but no tensor. `files` start in the
// folder. Errors: "model_type", "model_config", "model_weights", "missing_tensor", "tensor_shape"
// and those of the files.
PretrainedModel openModel(const std::string& folder, const Files& files);

} // namespace core
