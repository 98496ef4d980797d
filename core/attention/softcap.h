#pragma once

#include "core/base/matrix.h"

#include <span>

namespace core {

// Logit soft-capping: s ← c·tanh(s/c), so -c < s < c; nearly linear for small |s|. `excluded` is
// kept; a cap of 0 changes nothing. [Gemma Team 2024]
void softCap(std::span<Scalar> row, Scalar cap);

// ∂L/∂s in place, from the capped scores and ∂L/∂(capped): g·(1 - (capped/c)²).
void softCapBackward(std::span<const Scalar> capped, Scalar cap, std::span<Scalar> gradient);

// c·tanh(score/c) for one score.
double softCapped(double score, double cap);

} // namespace core
