#pragma once

// The scores that are not a plain product, one function each; scores() dispatches. q: n x d_q, k:
// m x d_k; each returns n x m.

#include "core/attention/score.h"

namespace core {

inline constexpr Index keysAtOnce = 256; // so that their transposed copy fits into the cache

Matrix kernelScores(const KernelScore& score, const Matrix& q, const Matrix& k);
Matrix additiveScores(const ScoreParameters& parameters, const Matrix& q, const Matrix& k);

// Equal rows: the score does not depend on the query.
Matrix locationScores(
    LocationForm form, const ScoreParameters& parameters, Index queries, const Matrix& k);

} // namespace core
