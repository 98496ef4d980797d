#pragma once

// The components of one raw score, for explainCell().

#include "core/analysis/cell_explanation.h"
#include "core/attention/score.h"

#include <span>

namespace core {

// One query and one key of a head, and the score's parameters.
struct Pair {
    std::span<const Scalar> q; // d_k
    std::span<const Scalar> k; // d_k
    const ScoreParameters& parameters;
};

// Sets how, left, right, factors, terms and sum of `cell`.
void fillTerms(CellExplanation& cell, const Score& score, const Pair& pair);

} // namespace core
