#pragma once

#include "core/learning/tasks/example.h"

#include <memory>
#include <span>
#include <vector>

namespace core::learning {

// Some examples side by side. Number t·size + b is that of token t of example b; what is shorter
// than the longest is filled up, behind its end.
struct Batch {
    Answer answer = Answer::Labels;
    Index size = 0;
    std::vector<Index> sources {};
    std::vector<Index> lengths {}; // of sources, by example
    std::vector<Index> said {}; // of a sequence: what stands before each target
    std::vector<Index> targets {}; // `ignored` behind the end; one label: by example
    std::vector<std::shared_ptr<const CurveQuestion>> curves {}; // of numbers: instead, by example
};

Batch batchOf(std::span<const Example* const> examples, Answer answer);

} // namespace core::learning
