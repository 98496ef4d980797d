#pragma once

#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/input/position_codes.h"

#include <vector>

namespace core {

// Two columns that are rotated together; angle: radians per position.
struct RotaryPair {
    Index first = 0;
    Index second = 0;
    double angle = 0;
};
std::vector<RotaryPair> rotaryPairs(const Rotary& rotary, Index dk);

// The columns of a head that RoPE rotates by at most half a radian within `places` positions, so
// that q·k there hardly depends on the distance. If there are none, those of the slowest pair. An
// odd last column is never rotated.
std::vector<Index> quietColumns(const Rotary& rotary, Index dk, Index places);

// One vector for all queries and one for all keys (1 x d_k each), so that after the rotation
//     q_i · k_j = κ(j - i - shift),  κ(Δ) = Σ c_p cos(θ_p Δ)
// with the frequencies θ_p and shares c_p of the codes, some of the head's own: k is q rotated back
// by `shift` positions. Zeros if d_k = 1.
struct RotaryVectors {
    Matrix query, key;
};
RotaryVectors rotaryVectors(
    const Rotary& rotary, Index dk, const PositionCodes& codes, Index shift, double length);

} // namespace core
