#pragma once

#include "core/attention/score.h"

namespace core::training {

// Inputs of one head's raw scores (n x m).
struct ScoreInputs {
    const ScoreParameters& parameters;
    const Matrix& q; // n x d
    const Matrix& k; // m x d
};

// Gradients by those inputs, in their shapes.
struct ScoreGradients {
    Matrix q, k;
    ScoreParameters parameters {}; // only those of the score
};

// gradient: ∂L/∂s, n x m, 0 where a score is `excluded`. The box kernel has no gradient.
ScoreGradients scoreBackward(const Score& score, const ScoreInputs& from, const Matrix& gradient);

} // namespace core::training
