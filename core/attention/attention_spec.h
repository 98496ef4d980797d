#pragma once

#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/attention/score.h"

#include <optional>
#include <vector>

namespace core {

// The configuration of one attention layer: everything except its weights.
struct AttentionSpec {
    int heads = 8; // h
    std::optional<int> dk; // absent: d/h, rounded up; with identity weights each side's own d
    std::optional<int> dv; // absent: likewise
    bool biases = false;
    bool outputProjection = true; // W_O
    Score score;
    Scaling scaling = SqrtScaling {};
    float softcap = 0; // soft cap c of the scaled scores, before the mask (softcap.h); 0: none
    float temperature = 1.0F; // divides the masked scores before the normaliser
    std::vector<Mask> mask;
    Normaliser normaliser;
    std::vector<int> ablatedHeads; // counted from 1; an ablated head adds nothing to the output

    static void fields(auto& self, auto&& f)
    {
        f("heads", self.heads, Range { 1, 64 });
        f("dk", self.dk, Range { 1, 8192, true });
        f("dv", self.dv, Range { 1, 8192, true });
        f("biases", self.biases);
        f("output_projection", self.outputProjection);
        f("score", self.score);
        f("scaling", self.scaling);
        f("softcap", self.softcap, Range { 0, 1000 });
        f("temperature", self.temperature, Range { 0.01, 100, true });
        f("mask", self.mask);
        f("normaliser", self.normaliser);
        f("heads_off", self.ablatedHeads, Range { 1, 64 });
    }
    bool operator==(const AttentionSpec&) const = default;
};

} // namespace core
