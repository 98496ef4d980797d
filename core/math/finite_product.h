#pragma once

// Products of finite matrices whose results are always finite.

#include "core/base/matrix.h"

#include <algorithm>

namespace core {

inline constexpr double saturation = 1e38;
inline constexpr auto scalarSaturation = static_cast<Scalar>(saturation);
// Products that stay below this bound are computed in float; they cannot overflow.
inline constexpr double safeBound = 1e37;

inline Scalar saturated(double x)
{
    return static_cast<Scalar>(std::clamp(x, -saturation, saturation));
}

// max |x|; 0 for an empty matrix.
double magnitude(const Matrix& m);

// factor · a bᵀ, a: n x c, b: m x c, saturated at ±1e38. In float if the largest elements of both
// exclude an overflow, else in double. Returns n x m.
Matrix productTransposed(const Matrix& a, const Matrix& b, double factor = 1);

// a b, a: n x c, b: c x m, saturated likewise.
Matrix finiteProduct(const Matrix& a, const Matrix& b);

// a w bᵀ, a: n x c, w: c x d, b: m x d, saturated likewise.
Matrix bilinearProduct(const Matrix& a, const Matrix& w, const Matrix& b);

// torch.nn.Linear, saturated at ±1e38: input · weights + bias. input: n x d, weights: d x d_out,
// bias: 1 x d_out or empty; returns n x d_out. Equals a head's projection bit for bit, before the
// rotation.
Matrix projection(const Matrix& input, const Matrix& weights, const Matrix& bias);

} // namespace core
