#pragma once

#include "core/input/files.h"
#include "core/learning/learnt_network.h"

#include <memory>
#include <string>

namespace core {

// A network that was taught here lies in a folder of its own:
//
//     config.json             {"model_type": "headlight", "course": …, "sources": […], "targets":
//     […]} model.safetensors       its weights, under the names and in the shapes that PyTorch
//     gives them checkpoint.safetensors  the same and what the optimiser remembers, to go on from
//
// Each is complete, or as it was before; the checkpoint is written last. Errors: those of
// atomicWrite, "folder_not_made".
void saveLearnt(const std::string& folder, const learning::Training& training);

// How far it came; `files` are those of the folder. Errors: those of reading them, "not_learnt",
// "learnt_tokens", "checkpoint_shape" where a file belongs to another network.
learning::Training openTraining(const Files& files);

// Null where the folder's config.json is that of another model. Errors as above.
std::shared_ptr<const learning::LearntNetwork> openLearnt(const Files& files);

} // namespace core
