#pragma once

#include "core/base/matrix.h"

#include <functional>
#include <vector>

namespace core {

// Position codes whose products depend on the distance alone:
//
//     p_t = (√c_1 cos ω_1 t, √c_1 sin ω_1 t, …, √c_F sin ω_F t),  p_s · p_t = κ(s-t)
//     κ(Δ) = Σ c_f cos(ω_f Δ),  κ(0) = Σ c_f = 1
//
// The frequencies are some of the position encoding's own, 1, r, r², …: then p_t is a part of the
// vector added at position t, and p_{t-1} the same part rotated back by one step, so a linear map
// can read both. A high frequency makes a narrow peak at Δ = 0 that soon repeats; low frequencies
// distinguish the repetitions.
struct PositionCodes {
    std::vector<double> frequencies; // ω_f
    std::vector<double> amplitudes; // c_f
    double score = 0; // q · k / √d_k of a query and its own key
    Index places = 1; // n

    // Returns rows x 2F; row t is length · p_{from + t}. Without frequencies rows x 1: length ·
    // sin(πu/2) with u from -1 to 1 over the positions, the best single column.
    [[nodiscard]] Matrix vectors(Index rows, double length, Index from = 0) const;
};

struct PositionRequest {
    double ratio = 0.75; // r
    Index rungs = 32; // number of frequencies of the encoding
    Index pairs = 4; // F at most
    Index places = 1; // n; distances are less
    double largestScore = 0;
    double gap = 0; // required margin over the score of any other key
    double width = 0; // 0: sharp. Else score·κ(Δ) ≈ const - Δ²/2width² near 0
    // For each frequency the share of its sines and cosines that a linear map of the input misses.
    // Null: none.
    std::function<std::vector<double>(const std::vector<double>&)> missed;
};

// The codes whose weights softmax(score·κ(Δ)) are nearest to Δ = 0 on average, among evenly spaced
// frequencies of the encoding and a few distributions of the shares. If the input cannot be read
// exactly, its noise counts, lower scores are tried, and so are odd harmonics of the text's length.
PositionCodes choosePositionCodes(const PositionRequest& request);

} // namespace core
