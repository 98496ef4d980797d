#pragma once

#include "core/embedding.h"
#include "core/mask.h"
#include "core/normaliser.h"
#include "core/position.h"
#include "core/scaling.h"
#include "core/score.h"
#include "core/source.h"
#include "core/tokens.h"
#include "core/weights.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

// What is asked: the only thing that is edited, saved and undone.
struct Experiment {
    Source source;
    Tokens tokens;
    Embedding embedding = SubwordHash {};
    Position position = Sinusoidal {};
    int dimension = 64; // d; sources with vectors of their own and one-hot have their own width
    int heads = 8; // h
    std::optional<int> dk; // absent: d/h, rounded up; d itself with identity weights
    std::optional<int> dv; // absent: likewise
    bool biases = false;
    bool outputProjection = true; // W_O
    Score score;
    Scaling scaling = SqrtScaling {};
    float temperature = 1.0F; // divides the masked scores before they are normalised
    std::vector<Mask> mask;
    Normaliser normaliser;
    Weights weights = HandmadeWeights {};
    std::uint64_t seed = 42;
    std::vector<WeightEdit> edits;
    std::vector<int> headsOff; // counted from 1; such a head adds nothing to the output

    static void fields(auto& self, auto&& f)
    {
        f("source", self.source);
        f("tokens", self.tokens);
        f("embedding", self.embedding);
        f("position", self.position);
        f("dimension", self.dimension, Range { 1, 8192, true });
        f("heads", self.heads, Range { 1, 64 });
        f("dk", self.dk, Range { 1, 8192, true });
        f("dv", self.dv, Range { 1, 8192, true });
        f("biases", self.biases);
        f("output_projection", self.outputProjection);
        f("score", self.score);
        f("scaling", self.scaling);
        f("temperature", self.temperature, Range { 0.01, 100, true });
        f("mask", self.mask);
        f("normaliser", self.normaliser);
        f("weights", self.weights);
        f("seed", self.seed);
        f("edits", self.edits);
        f("heads_off", self.headsOff, Range { 1, 64 });
    }
    bool operator==(const Experiment&) const = default;
};

} // namespace core
