#pragma once

#include "core/training/tasks/example.h"

#include <memory>
#include <span>
#include <vector>

namespace core::training {

// B = `size` examples, padded to the longest. Element t·B + b is token t of example b.
struct Batch {
    OutputKind outputKind = OutputKind::Labels;
    Index size = 0;
    std::vector<Index> sources {};
    std::vector<Index> lengths {}; // of sources, by example
    std::vector<Index> decoderInputs {}; // of a sequence: `boundary`, then the target
    std::vector<Index> targets {}; // `ignored` after the end; one label: by example
    // by example; replace the tokens where the output is numbers
    std::vector<std::shared_ptr<const CurveSample>> curves {};
};

Batch batchOf(std::span<const Example* const> examples, OutputKind outputKind);

} // namespace core::training
