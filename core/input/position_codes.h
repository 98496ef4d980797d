#pragma once

#include "core/base/matrix.h"

#include <functional>
#include <vector>

namespace core {

// Codes of places whose products depend on the distance alone:
//
//     p_t = (√c_1 cos ω_1 t, √c_1 sin ω_1 t, …, √c_F sin ω_F t),  p_s · p_t = κ(s-t)
//     κ(Δ) = Σ c_f cos(ω_f Δ),  κ(0) = Σ c_f = 1
//
// The frequencies are some of the position encoding's own, 1, r, r², …: then p_t is a part of the
// vector that was added at place t, and p_{t-1} the same part turned back by one step, so that a
// matrix can read both. A high frequency makes the peak at Δ = 0 narrow but soon returns; the low
// ones tell its returns apart.
struct PositionCodes {
    std::vector<double> frequencies; // ω_f
    std::vector<double> shares; // c_f
    double score = 0; // q · k / √d_k of a query and its own key
    Index places = 1; // n

    // rows x 2F; row t is length · p_{from + t}. Without frequencies rows x 1, length · sin(πu/2)
    // with u from -1 to 1 over the places: the most that one number can say.
    [[nodiscard]] Matrix vectors(Index rows, double length, Index from = 0) const;
};

struct PositionWish {
    double ratio = 0.75; // r
    Index rungs = 32; // how many frequencies the encoding has
    Index pairs = 4; // F at most
    Index places = 1; // n; distances are less
    double largestScore = 0;
    double gap = 0; // by how much a rival's score should be less
    double width = 0; // 0: so. Else score·κ(Δ) ≈ const - Δ²/2width² near 0
    // For each frequency the share of its sines and cosines that cannot be read from the input.
    // Nothing: all can be read.
    std::function<std::vector<double>(const std::vector<double>&)> missed;
};

// The codes whose weights softmax(score·κ(Δ)) lie nearest to Δ = 0 on average, among evenly chosen
// frequencies of the encoding and a few ways to share. Where the reading is not exact, its noise
// counts, lower scores are tried against it, and so are odd harmonics of the text's own length.
PositionCodes choosePositionCodes(const PositionWish& wish);

} // namespace core
