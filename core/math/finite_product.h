#pragma once

// Products that stay finite whatever finite numbers go in.

#include "core/base/matrix.h"

#include <algorithm>

namespace core {

inline constexpr double saturation = 1e38;
inline constexpr auto scalarSaturation = static_cast<Scalar>(saturation);
// A product that cannot be larger is computed in float without an overflow on the way.
inline constexpr double safeBound = 1e37;

inline Scalar saturated(double x)
{
    return static_cast<Scalar>(std::clamp(x, -saturation, saturation));
}

// The largest |x|; 0 when there is none.
double magnitude(const Matrix& m);

// factor · a bᵀ with a: n x c and b: m x c, saturated. In float when the largest numbers of both
// exclude an overflow on the way, else in double.
Matrix productTransposed(const Matrix& a, const Matrix& b, double factor = 1);

// a b with a: n x c and b: c x m, likewise.
Matrix finiteProduct(const Matrix& a, const Matrix& b);

// a w bᵀ with a: n x c, w: c x d and b: m x d, likewise.
Matrix bilinearProduct(const Matrix& a, const Matrix& w, const Matrix& b);

} // namespace core
