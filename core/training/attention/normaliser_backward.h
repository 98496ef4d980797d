#pragma once

#include "core/attention/normaliser.h"

#include <span>

namespace core::training {

// A row before and after normalise().
struct NormalisedRow {
    std::span<const Scalar> scores; // z, before
    std::span<const Scalar> weights; // a
    bool logarithm = false;
};

// Turns s = ∂L/∂a into ∂L/∂z in place; 0 where a score is `excluded` and where a sum vanished.
// With ā = Σ s a:
//
//     softmax             a (s - ā)
//     relu_sum, sum       (s - ā) / Σ, where z counts
//     relu, relu_mean     s, s / m where z > 0
//     sigmoid             a (1 - a) s
//     sparsemax           s - its mean over all a > 0, there [Martins and Astudillo 2016]
//     none                s
//
// Where scores are logarithms: relu_sum and sum as softmax; relu, relu_mean and none a s.
void normaliserBackward(
    const Normaliser& how, const NormalisedRow& row, std::span<Scalar> gradient);

} // namespace core::training
