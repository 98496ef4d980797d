#pragma once

#include "core/base/matrix.h"

namespace core {

// input · weights + bias (1 x d, or empty: none), saturated: what a head makes of its input, bit by
// bit, before a rotary position turns it.
Matrix projection(const Matrix& input, const Matrix& weights, const Matrix& bias);

} // namespace core
