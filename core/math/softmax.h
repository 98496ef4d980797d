#pragma once

#include "core/base/matrix.h"

#include <span>

namespace core {

// torch.nn.functional.softmax of f·z, in place: a_j = exp(f·z_j) / Σ exp(f·z), f > 0. The row's
// maximum is subtracted first; values then below exp(-78) become exactly 0, as do `excluded` cells.
// False, and zeros, if the row is empty or all excluded. exp is within 2 units in the last place.
bool softmax(std::span<Scalar> row, Scalar factor);

// exp(z_j) in place, at most 1e38; `excluded` cells and values below exp(-87) become 0.
void exponential(std::span<Scalar> row);

// Frobenius norm of softmax's Jacobian diag(a) − aaᵀ for a row of weights:
//     √(Σ a_i²(1−a_i)² + 2 Σ_{i<j} a_i² a_j²)
// One-hot: 0. Uniform over m: √(1/m · (1 − 1/m)). For other normalisers it is not a derivative but
// still measures the distance from one-hot.
double jacobianNorm(std::span<const Scalar> weights);

} // namespace core
