#pragma once

#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/attention/score.h"
#include "core/input/position.h"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// A vector for each place, learnt as those of the tokens are; behind the last, the last one's.
// [Gehring et al. 2017]
struct LearnedPosition {
    static constexpr std::string_view id = "learned";
    int positions = 128;
    static void fields(auto& self, auto&& f)
    {
        f("places", self.positions, Range { 1, 4096, true });
    }
    bool operator==(const LearnedPosition&) const = default;
};

// How a network is told the places of its tokens: in the ways of an experiment, and one more.
using NetworkPosition
    = std::variant<NoPosition, Sinusoidal, LearnedPosition, RandomPosition, Rotary, LinearBias>;

// Of a random table of places: every network has the same one.
inline constexpr std::uint64_t tableSeed = 1;

// What the heads of a network compute, in an experiment's words. Score, scaling and normaliser are
// those of all its attentions; masks, rotary positions and ALiBi act where a sequence attends to
// itself.
struct AttentionChoice {
    Score score {};
    Scaling scaling = SqrtScaling {};
    std::vector<Mask> mask {};
    Normaliser normaliser {};
    NetworkPosition position = Sinusoidal {};

    static void fields(auto& self, auto&& f)
    {
        f("score", self.score);
        f("scaling", self.scaling);
        f("mask", self.mask);
        f("normaliser", self.normaliser);
        f("position", self.position);
    }
    bool operator==(const AttentionChoice&) const = default;
};

// Errors: "no_slope" where nothing could be learnt through a score, "mask_length" where a mask is
// for texts of one length.
void requireTrainable(const AttentionChoice& how);

} // namespace core::training
