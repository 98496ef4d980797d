#pragma once

#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/attention/score.h"

#include <optional>
#include <vector>

namespace core {

// What one attention computes: everything about its heads but their numbers.
struct AttentionSpec {
    int heads = 8; // h
    std::optional<int> dk; // absent: d/h, rounded up; with identity weights each side's own d
    std::optional<int> dv; // absent: likewise
    bool biases = false;
    bool outputProjection = true; // W_O
    Score score;
    Scaling scaling = SqrtScaling {};
    float softcap = 0; // bends the scaled scores between ±c, before the mask (softcap.h); 0: none
    float temperature = 1.0F; // divides the masked scores before they are normalised
    std::vector<Mask> mask;
    Normaliser normaliser;
    std::vector<int> ablatedHeads; // counted from 1; such a head adds nothing to the output

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
