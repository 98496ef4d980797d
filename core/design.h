#pragma once

#include "core/attention/attention_spec.h"
#include "core/attention/weights.h"
#include "core/input/embedding.h"
#include "core/input/position.h"
#include "core/text/tokens.h"

#include <vector>

namespace core {

// One layer of a network.
struct BlockSpec {
    static constexpr bool part = true; // see fields.h
    AttentionSpec attention;

    static void fields(auto& self, auto&& f) { f("attention", self.attention); }
    bool operator==(const BlockSpec&) const = default;
};

// Custom attention: what the settings describe.
struct Design {
    Tokens tokens;
    Embedding embedding = SubwordHash {};
    Position position = Sinusoidal {};
    int dimension = 64; // d; vector sources and one-hot have their own width
    std::vector<BlockSpec> blocks { BlockSpec {} }; // at least one
    Weights weights = HandBuiltWeights {};

    static void fields(auto& self, auto&& f)
    {
        f("tokens", self.tokens);
        f("embedding", self.embedding);
        f("position", self.position);
        f("dimension", self.dimension, Range { 1, 8192, true });
        f("blocks", self.blocks);
        f("weights", self.weights);
    }
    bool operator==(const Design&) const = default;
};

} // namespace core
