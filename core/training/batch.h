#pragma once

#include "core/training/tasks/example.h"

#include <memory>
#include <span>
#include <vector>

namespace core::training {

// Some examples side by side. Number t·size + b is that of token t of example b; what is shorter
// than the longest is filled up, behind its end.
struct Batch {
    OutputKind task = OutputKind::Labels;
    Index size = 0;
    std::vector<Index> sources {};
    std::vector<Index> lengths {}; // of sources, by example
    std::vector<Index> decoderInputs {}; // of a sequence: what stands before each target
    std::vector<Index> targets {}; // `ignored` behind the end; one label: by example
    std::vector<std::shared_ptr<const CurveSample>> curves {}; // of numbers: instead, by example
};

Batch batchOf(std::span<const Example* const> examples, OutputKind answer);

} // namespace core::training
