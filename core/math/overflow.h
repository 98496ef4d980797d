#pragma once

// What keeps a product of finite numbers finite. A float sum that leaves the range of float on
// its way ends as infinity or NaN, so looking at the results finds every overflow.

#include "core/math/product.h"

#include <span>

namespace core {

// Whether some |x| is greater than 1e38, infinite or no number.
bool overflowed(ConstBlock c);

// Every number of C = A·B that has overflowed is made again in double and saturated at ±1e38.
void repair(ConstBlock a, ConstBlock b, MutableBlock c);

// Adds a row (as wide as C, or empty: nothing) to every row of C; saturates at ±1e38.
void addRow(std::span<const Scalar> row, MutableBlock c);

} // namespace core
