#pragma once

// Saturation of overflowed products. A float sum that overflows ends as infinity or NaN, so
// checking the results finds every overflow.

#include "core/math/product.h"

#include <span>

namespace core {

// Whether any |x| exceeds 1e38, is infinite or NaN.
bool overflowed(ConstBlock c);

// Recomputes every overflowed element of C = A·B in double and saturates it at ±1e38.
void repair(ConstBlock a, ConstBlock b, MutableBlock c);

// Adds a row (1 x C's columns; empty: nothing) to every row of C; saturates at ±1e38.
void addRow(std::span<const Scalar> row, MutableBlock c);

} // namespace core
