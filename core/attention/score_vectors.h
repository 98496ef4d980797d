#pragma once

// For scores that are more than a product.

#include "core/base/matrix.h"

#include <span>
#include <vector>

namespace core {

inline constexpr Index keysAtOnce = 256; // so that their transposed copy fits into the cache

// Vectors in double precision, for what scores explain.
std::vector<double> doubles(std::span<const Scalar> values);
std::vector<double> timesMatrix(const std::vector<double>& x, const Matrix& w); // w: len(x) x a
std::vector<double> plusRow(std::vector<double> x, const Matrix& bias);

} // namespace core
