#pragma once

// Products A·Bᵀ with few columns (a: n x c, b: m x c, c far below n and m), without the n x m
// product: QR of both factors, then the SVD of a c x c matrix. In double.

#include "core/base/matrix.h"

#include <vector>

namespace core {

// The singular values of A·Bᵀ that can differ from 0 (torch.linalg.svdvals), largest first.
std::vector<double> singularValues(const Matrix& a, const Matrix& b);

// Returns A' = U_r U_rᵀ A (n x c) with the first r left singular vectors of A·Bᵀ = U S Vᵀ: A'·Bᵀ is
// the best rank-r approximation of A·Bᵀ (truncated SVD). [Eckart and Young 1936] Equals A if r ≥ c.
Matrix truncatedSvdFactor(const Matrix& a, const Matrix& b, Index rank);

} // namespace core
