#pragma once

#include "core/input/imported_attention.h"
#include "core/training/history.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// Another network trained on the same task, for comparison.
struct ComparedNetwork {
    std::string folder;
    TrainingSpec spec;
    Index parameters = 0;
    History history {};
    LengthAccuracies lengths {}; // evaluated at its last step; empty before
};

// A network trained with Headlight, and all it takes to run it.
struct TrainedNetwork {
    TrainingSpec spec;
    Task task;
    Weights weights;
    std::string folder; // on disk
    std::optional<long> checkpoint {}; // step of these weights; nullopt: the last
    long steps = 0; // updates that these weights have received
    std::vector<long> checkpoints {}; // steps of the saved ones
    History history {};
    std::vector<ComparedNetwork> group {}; // all compared networks, this one included
};

// Attention while it computes the output for a text. Cross-attention has a row for each output
// token and for the end; a curve has a row for each x value in the text. Errors "unknown_tokens",
// "not_a_place", "no_tokens", "no_attention" for a network without attention.
std::shared_ptr<const ImportedAttention> attentionFor(
    const TrainedNetwork& network, std::string_view text);

// Text number `number` of the validation split and its target; the target is empty for a curve.
struct ValidationExample {
    std::string text, target;
};
ValidationExample validationExample(const TrainingSpec& spec, const Task& task, int number);

// Output and attention in one; attention is null for a network without. Errors "unknown_tokens",
// "not_a_place", "no_tokens".
struct OutputWithAttention {
    std::string output;
    std::shared_ptr<const ImportedAttention> attention;
};
OutputWithAttention outputWithAttention(const TrainedNetwork& network, std::string_view text);

// Output for a text. Errors "unknown_tokens", "not_a_place", "no_tokens".
std::string outputOf(const TrainedNetwork& network, std::string_view text);

} // namespace core::training
