#pragma once

// The scores that are more than a product, one function each. scores() picks.

#include "core/attention/score.h"

namespace core {

inline constexpr Index keysAtOnce = 256; // their transposed copy stays in cache

Matrix kernelScores(const KernelScore& score, const Matrix& q, const Matrix& k);
Matrix additiveScores(const ScoreParameters& parameters, const Matrix& q, const Matrix& k);

// The same row for each of n queries.
Matrix locationScores(
    LocationForm form, const ScoreParameters& parameters, Index queries, const Matrix& k);

} // namespace core
