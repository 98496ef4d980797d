#pragma once

#include "core/design.h"
#include "core/input/source.h"
#include "core/model_source.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

// Everything the user sets: the only object that is edited, saved and undone.
struct Experiment {
    Source source;
    ModelSource network;
    Design design; // used where the network is custom
    std::uint64_t seed = 42;
    std::vector<WeightEdit> edits;

    // Spec of a layer, counted from 0.
    [[nodiscard]] AttentionSpec& attention(std::size_t layer = 0)
    {
        return design.blocks.at(layer).attention;
    }
    [[nodiscard]] const AttentionSpec& attention(std::size_t layer = 0) const
    {
        return design.blocks.at(layer).attention;
    }

    // With this layer of the design alone, counted from 0; after the last one: the last.
    [[nodiscard]] Experiment ofLayer(std::size_t layer) const
    {
        Experiment result = *this;
        result.design.blocks = { design.blocks[std::min(layer, design.blocks.size() - 1)] };
        return result;
    }

    static void fields(auto& self, auto&& f)
    {
        f("source", self.source);
        f("network", self.network);
        f("design", self.design);
        f("seed", self.seed);
        f("edits", self.edits);
    }
    bool operator==(const Experiment&) const = default;
};

} // namespace core
