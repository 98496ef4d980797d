#pragma once

#include "core/attention/score.h"

namespace core::training {

// What one head's raw scores (n x m) were computed from.
struct ScoreInputs {
    const ScoreParameters& parameters;
    const Matrix& q; // n x d
    const Matrix& k; // m x d
};

// Of what the scores came from.
struct ScoreGradients {
    Matrix q, k;
    ScoreParameters parameters {}; // those that the score has
};

// From that of each raw score, which is 0 where a score is `excluded`. A box kernel has none.
ScoreGradients scoreBackward(const Score& score, const ScoreInputs& from, const Matrix& slope);

} // namespace core::training
