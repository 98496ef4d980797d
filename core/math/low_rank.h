#pragma once

// Products A·Bᵀ of few columns (a: n x c, b: m x c, c far below n and m), of which the n x m
// numbers are never made: QR of both, then the singular values of a c x c matrix. In double.

#include "core/base/matrix.h"

#include <vector>

namespace core {

// The singular values of A·Bᵀ that can differ from 0, largest first.
std::vector<double> singularValues(const Matrix& a, const Matrix& b);

// A' = U_r U_rᵀ A with the first r left singular directions of A·Bᵀ = U S Vᵀ: A'·Bᵀ is the best
// approximation of rank r of A·Bᵀ. [Eckart and Young 1936] For r ≥ c it is A itself.
Matrix ofRank(const Matrix& a, const Matrix& b, Index rank);

} // namespace core
