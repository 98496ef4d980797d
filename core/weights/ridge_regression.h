#pragma once

#include "core/base/matrix.h"

#include <memory>
#include <vector>

namespace core {

// Finds the matrices that read wanted vectors from the rows of x (n x d) best:
//     W = argmin ‖x W - wanted‖² + λ‖W‖² = xᵀ (x xᵀ + λ)⁻¹ wanted = (xᵀ x + λ)⁻¹ xᵀ wanted,
// through the Cholesky factor of the smaller of the two Gram matrices, made once. λ is a millionth
// of their mean eigenvalue (a ten-thousandth for many rows of many columns): small enough that
// independent rows are read to float's precision or nearly, large enough that nearly equal rows
// with different wishes do not blow W up. [Tikhonov; Hoerl and Kennard 1970]
class RidgeRegression {
public:
    explicit RidgeRegression(const Matrix& x);
    RidgeRegression(RidgeRegression&&) noexcept;
    RidgeRegression& operator=(RidgeRegression&&) noexcept;
    ~RidgeRegression();

    [[nodiscard]] Matrix predict(const Matrix& wanted) const; // n x c in, d x c out

    // The share of each column of `wanted` that cannot be read: ‖x W - wanted‖² / ‖wanted‖².
    // 0 without a calculation where n ≤ d.
    [[nodiscard]] std::vector<double> unexplained(const Matrix& wanted) const;

private:
    struct Solver;
    std::unique_ptr<const Solver> solver;
};

} // namespace core
