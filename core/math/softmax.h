#pragma once

#include "core/base/matrix.h"

#include <span>

namespace core {

// a_j = exp(f·z_j) / Σ exp(f·z), in place; f > 0. The row's maximum is subtracted first; what is
// then below exp(-78) is exactly 0, and so are `excluded` cells. False, and zeros, if the row is
// empty or all of it is excluded. exp is within 2 units in the last place.
bool softmax(std::span<Scalar> row, Scalar factor);

// exp(z_j) in place, at most 1e38; `excluded` cells and what is below exp(-87) become 0.
void exponential(std::span<Scalar> row);

// Frobenius norm of softmax's Jacobian diag(a) − aaᵀ for a row of weights: the square root of
// Σ a_i²(1−a_i)² + 2 Σ_{i<j} a_i² a_j². One-hot: 0. Uniform over m: √(1/m · (1 − 1/m)). For other
// normalisers it is no derivative, but still says how far from one-hot the row is.
double jacobianNorm(std::span<const Scalar> weights);

} // namespace core
