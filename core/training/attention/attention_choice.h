#pragma once

#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/scaling.h"
#include "core/attention/score.h"
#include "core/input/position.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core::training {

// A position embedding with a learned vector for each position; later ones use the last. [Gehring
// et al. 2017]
struct LearnedPosition {
    static constexpr std::string_view id = "learned";
    int positions = 128;
    static void fields(auto& self, auto&& f)
    {
        f("places", self.positions, Range { 1, 4096, true });
    }
    bool operator==(const LearnedPosition&) const = default;
};

// Position encodings of a network: those of an experiment and LearnedPosition.
using NetworkPosition
    = std::variant<NoPosition, Sinusoidal, LearnedPosition, RandomPosition, Rotary, Alibi>;

// Seed of RandomPosition, the same for all networks.
inline constexpr std::uint64_t tableSeed = 1;

// Computation of a network's heads, in an experiment's terms. Score, scaling and normaliser are
// shared by all its attentions; masks, rotary positions and ALiBi act in self-attention only.
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

// The ids of the masks that fit texts of any length.
std::vector<std::string> masksForAnyLength();

// Errors: "no_slope" where the score's gradient is zero everywhere (box kernel), "mask_length"
// where a mask fits texts of one length only.
void requireTrainable(const AttentionChoice& how);

} // namespace core::training
