#pragma once

#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/input/position_codes.h"

#include <vector>

namespace core {

// Two columns that are turned together, and by how many radians for each step of position.
struct RotaryPair {
    Index first = 0;
    Index second = 0;
    double angle = 0;
};
std::vector<RotaryPair> rotaryPairs(const Rotary& rotary, Index dk);

// The columns of a head that a rotary position turns by half a radian at most within so many
// places, where a product of q and k hardly depends on their distance; if there is none, those of
// the slowest pair. An odd last column never turns.
std::vector<Index> quietColumns(const Rotary& rotary, Index dk, Index places);

// One vector for all queries and one for all keys, so that after the rotation
//     q_i · k_j = κ(j - i - shift),  κ(Δ) = Σ c_p cos(θ_p Δ)
// with the frequencies θ_p and shares c_p of the codes, which are some of the head's own: k is q
// turned back by `shift` steps. 1 x d_k each; only zeros when d_k = 1.
struct RotaryVectors {
    Matrix query, key;
};
RotaryVectors rotaryVectors(
    const Rotary& rotary, Index dk, const PositionCodes& codes, Index shift, double length);

} // namespace core
