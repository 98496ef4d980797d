#pragma once

#include "core/base/matrix.h"

namespace core {

// torch.nn.Linear, saturated at ±1e38: input · weights + bias. input: n x d, weights: d x d_out,
// bias: 1 x d_out or empty; returns n x d_out. Equals a head's projection bit for bit, before the
// rotation.
Matrix projection(const Matrix& input, const Matrix& weights, const Matrix& bias);

} // namespace core
