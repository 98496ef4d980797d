#pragma once

#include "core/attention/score.h"

namespace core::learning {

// What one head's raw scores (n x m) were computed from.
struct ScoreFrom {
    const ScoreParameters& learnt;
    const Matrix& q; // n x d
    const Matrix& k; // m x d
};

// Of what the scores came from.
struct ScoreSlopes {
    Matrix q, k;
    ScoreParameters learnt {}; // those that the score has
};

// From that of each raw score, which is 0 where a score is `excluded`. A box kernel has none.
ScoreSlopes scoreSlopes(const Score& score, const ScoreFrom& from, const Matrix& slope);

} // namespace core::learning
