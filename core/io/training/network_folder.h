#pragma once

#include "core/input/files.h"
#include "core/io/training/custom_dataset.h"
#include "core/training/history.h"
#include "core/training/trained_network.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// Folder of a network trained with Headlight:
//
// clang-format off
//   config.json             {"model_type": "headlight", "course": …, "sources": […], "targets": […]}
//   data.csv                the data set, where the user provided it
//   title.txt               the network's name in lists, where the user renamed it
//   model.safetensors       the weights, under PyTorch's names and in its shapes
//   history.csv             loss, accuracy …: a line for each report
//   gradients.csv           likewise, gradient norm of each weight and softmax gradient
//   lengths.csv             accuracy by length of the text, after the last step
//   moments/120.safetensors the checkpoint at step 120: weights only
//   checkpoint.safetensors  the training state: weights and optimiser state, needed to resume
// clang-format on
//
// and, for comparison networks, beside/2-lstm/…, each a folder like this one. Each file is
// complete, or unchanged; the training state is written after the files it belongs to, and
// config.json last: without it a folder contains no network.

// Errors: those of atomicWrite, "folder_not_made".
void saveNetwork(const std::string& folder, const training::Training& training,
    const training::History& history);
void saveCheckpoint(const std::string& folder, const training::Training& training);
void saveLengths(const std::string& folder, const training::LengthAccuracies& accuracies);
void saveData(const std::string& folder, const CustomDataset& data); // first of all files
void copyData(const std::string& from, const std::string& to);

// Training state of a folder; `files` start in it. Errors: those of reading them, "not_learnt",
// "learnt_tokens", "checkpoint_shape" where a file belongs to another network.
training::Training openTraining(const Files& files);

// Empty if there is none. Errors: those of reading it, "history_form".
training::History openHistory(const std::string& folder, const Files& files);

// Comparison networks are in subfolders of the first network. The folder of the first, from that of
// any of them; the folders of all, the first one first.
std::string firstOfGroup(const std::string& folder);
std::vector<std::string> groupOf(const std::string& folder);
void requireNew(const std::string& folder); // error "already_learnt" where it contains a network
std::string comparisonFolder(const std::string& first, int number, const std::string& name);

// Steps of the saved checkpoints, in order.
std::vector<long> checkpointSteps(const std::string& folder);
// Limit of a network's checkpoints together.
inline constexpr std::uint64_t maxCheckpointBytes = std::uint64_t { 256 } << 20;
std::uint64_t checkpointBytes(const std::string& folder); // their current size

// A model's folder, or one of its checkpoints: "FOLDER@120".
struct NetworkPath {
    std::string folder;
    std::optional<long> step {}; // nullopt: the final weights
};
NetworkPath networkPath(const std::string& where);
std::string nameOf(const NetworkPath& place);
// Name of another checkpoint of the same network.
std::string checkpointNamed(const std::string& where, long step);

// The spec, sizes and reports of a folder's network, without its weights. Error "not_learnt".
training::ComparedNetwork openSummary(const std::string& folder, const Files& files);

// Null where config.json is that of another kind of model; `files` start in the folder. Errors as
// above.
std::shared_ptr<const training::TrainedNetwork> openNetwork(
    const NetworkPath& place, const Files& files);

} // namespace core
