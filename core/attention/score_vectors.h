#pragma once

// Vectors in double precision, for what scores explain.

#include "core/base/matrix.h"

#include <span>
#include <vector>

namespace core {

std::vector<double> doubles(std::span<const Scalar> values);
std::vector<double> timesMatrix(const std::vector<double>& x, const Matrix& w); // w: len(x) x a
std::vector<double> plusRow(std::vector<double> x, const Matrix& bias);

} // namespace core
