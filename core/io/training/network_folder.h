#pragma once

#include "core/input/files.h"
#include "core/io/training/custom_dataset.h"
#include "core/training/history.h"
#include "core/training/trained_run.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// A network that was taught here lies in a folder of its own:
//
// clang-format off
//   config.json             {"model_type": "headlight", "course": …, "sources": […], "targets": […]}
//   data.csv                what it learns from, where that was given and not made
//   model.safetensors       its weights, under the names and in the shapes that PyTorch gives them
//   history.csv             how it did, a line for each report
//   gradients.csv           the norm of each weight's gradient, and the softmax slope, likewise
//   moments/120.safetensors the weights after 120 steps, as they were then
//   checkpoint.safetensors  the weights and what the optimiser remembers, to go on from
// clang-format on
//
// and, where others learn the same beside it, beside/2-lstm/…, each a folder like this one. Each
// file is complete, or as it was before; the checkpoint is written behind all that it stands for,
// and config.json last: without it a folder holds no network yet.

// Errors: those of atomicWrite, "folder_not_made".
void saveNetwork(const std::string& folder, const training::Training& training,
    const training::History& history);
void saveCheckpoint(const std::string& folder, const training::Training& training);
void saveLengths(const std::string& folder, const training::LengthAccuracies& accuracies);
void saveData(const std::string& folder, const CustomDataset& data); // before all the others
void copyData(const std::string& from, const std::string& to); // of one folder to another

// How far it came; `files` are those of the folder. Errors: those of reading them, "not_learnt",
// "learnt_tokens", "checkpoint_shape" where a file belongs to another network.
training::Training openTraining(const Files& files);

// Empty where there is none. Errors: those of reading it, "history_form".
training::History openHistory(const std::string& folder, const Files& files);

// The first of a group that learns together has the others below it. The folder of the first, for
// that of any; the folders of all.
std::string firstOfGroup(const std::string& folder);
std::vector<std::string> groupOf(const std::string& folder);
void requireNew(const std::string& folder); // error "already_learnt" where it holds a network
std::string comparisonFolder(const std::string& first, int number, const std::string& name);

// After how many steps the moments are that are kept, in order.
std::vector<long> checkpointSteps(const std::string& folder);
// All moments of a network together take no more room than this.
inline constexpr std::uint64_t maxCheckpointBytes = std::uint64_t { 256 } << 20;
std::uint64_t checkpointBytes(const std::string& folder); // what they take now

// What a name of a model means where it may be "FOLDER@120", a moment.
struct NetworkPath {
    std::string folder;
    std::optional<long> step {}; // none: as it was last
};
NetworkPath networkPath(const std::string& where);
std::string nameOf(const NetworkPath& place);
// Another moment of the network that is called so, by the same name.
std::string checkpointNamed(const std::string& where, long step);

// Null where the folder's config.json is that of another model; `files` are those of the folder.
// Errors as above.
std::shared_ptr<const training::TrainedRun> openNetwork(
    const NetworkPath& place, const Files& files);

} // namespace core
