#pragma once

#include "core/attention/normaliser.h"

#include <span>

namespace core::training {

// A row that normalise() has turned into weights.
struct NormalisedRow {
    std::span<const Scalar> scores; // z, as they went in
    std::span<const Scalar> weights; // a
    bool logarithm = false;
};

// In place, the slope by each weight becomes that by each score; 0 where a score is `excluded`, and
// where a sum vanished. Written s for the slope by a, with ā = Σ s a:
//
//     softmax             a (s - ā)
//     relu_sum, sum       (s - ā) / Σ, where z counts
//     relu, relu_mean     s, s / m where z > 0
//     sigmoid             a (1 - a) s
//     sparsemax           s - its mean over all a > 0, there [Martins and Astudillo 2016]
//     none                s
//
// Of logarithms: softmax's own for the sums, a s for the others.
void normaliserBackward(const Normaliser& how, const NormalisedRow& row, std::span<Scalar> slope);

} // namespace core::training
