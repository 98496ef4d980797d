#pragma once

#include "core/base/matrix.h"

#include <memory>
#include <vector>

namespace core {

// Ridge regression: the linear maps that predict target vectors (`targets`) from the rows
// of x (n x d),
//     W = argmin ‖x W - targets‖² + λ‖W‖² = xᵀ (x xᵀ + λ)⁻¹ targets = (xᵀ x + λ)⁻¹ xᵀ targets,
// through the Cholesky factor of the smaller of the two Gram matrices, computed once. λ is a
// millionth of their mean eigenvalue (a ten-thousandth for many rows of many columns): small enough
// that independent rows are fitted to about float precision, large enough that nearly equal rows
// with different targets do not make W explode. [Tikhonov; Hoerl and Kennard 1970]
class RidgeRegression {
public:
    explicit RidgeRegression(const Matrix& x);
    RidgeRegression(RidgeRegression&&) noexcept;
    RidgeRegression& operator=(RidgeRegression&&) noexcept;
    ~RidgeRegression();

    [[nodiscard]] Matrix fit(const Matrix& targets) const; // n x c in, d x c out

    // The unexplained share of each column of `targets`: ‖x W - targets‖² / ‖targets‖². Taken as 0
    // if n ≤ d.
    [[nodiscard]] std::vector<double> unexplained(const Matrix& targets) const;

private:
    struct Solver;
    std::unique_ptr<const Solver> solver;
};

} // namespace core
