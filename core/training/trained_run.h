#pragma once

#include "core/input/imported_attention.h"
#include "core/training/history.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// One of the networks that learn the same task beside each other.
struct ComparedRun {
    std::string folder;
    TrainingSpec spec;
    Index parameters = 0;
    History history {};
    LengthAccuracies lengths {}; // of what it answers at its end; empty before
};

// A network that was taught here, and what it takes to ask it.
struct TrainedRun {
    TrainingSpec spec;
    Task task;
    Weights weights;
    std::string folder; // where it lies
    std::optional<long> checkpoint {}; // after how many steps these weights were so; none: the last
    long steps = 0; // that these weights have taken
    std::vector<long> checkpoints {}; // that are kept
    History history {};
    std::vector<ComparedRun> group {}; // this one among them
};

// Whom it attends to while it answers a text: of a sequence, a row for each token of the answer and
// for its end; of a curve, one for each place that the text names. Errors "unknown_tokens",
// "not_a_place", "no_tokens", "no_attention" for a network without.
std::shared_ptr<const ImportedAttention> attentionFor(
    const TrainedRun& network, std::string_view text);

// Text number `number` that a course never learns from, and its answer; no answer where none is
// quite right.
struct ValidationExample {
    std::string text, output;
};
ValidationExample validationExample(const TrainingSpec& spec, const Task& task, int number);

// Both at once; no attention for a network without. Errors "unknown_tokens", "not_a_place",
// "no_tokens".
struct OutputWithAttention {
    std::string output;
    std::shared_ptr<const ImportedAttention> attention;
};
OutputWithAttention outputWithAttention(const TrainedRun& network, std::string_view text);

// What it answers. Errors "unknown_tokens", "not_a_place", "no_tokens".
std::string outputOf(const TrainedRun& network, std::string_view text);

} // namespace core::training
