#pragma once

#include "core/base/matrix.h"

#include <span>
#include <vector>

namespace core {

// Principal component analysis of the rows of one or several matrices of the same width d.
struct Pca {
    Matrix mean; // 1 x d, of all rows
    Matrix components; // c x d: orthonormal rows, largest variance first
    std::vector<double> explainedVariance; // c: along each axis, Σ coordinate² / rows
    std::vector<double> explainedVarianceRatio; // c: of the total variance; their sum is at most 1
    std::vector<Matrix> coordinates; // per matrix: its rows x c
};

// The axes are eigenvectors of the covariance (d x d) or of the rows' inner products (n x n),
// whichever is smaller. The largest component of an axis (the first of equal ones) is positive. If
// no variance is left (a single row, equal rows, more components than the rank), axis, variance,
// share and coordinates are zeros.
Pca pca(std::span<const Matrix* const> matrices, Index components);
Pca pca(const Matrix& matrix, Index components);

// Projects the rows onto their first principal directions, around their mean: n x d, returns n x d.
Matrix onPrincipal(const Matrix& rows, Index directions);

// Normalises rows (n x d) to length 1, centres them, writes them in their `width` principal
// directions (leading eigenvectors of the covariance) and normalises them again: n x min(width, n,
// d). The product of two rows is near 1 if they deviate from the mean in the same way. Rows without
// deviation are zero. The directions are approximate (a few rounds of subspace iteration from a
// fixed start).
Matrix principalCoordinates(const Matrix& rows, Index width);

} // namespace core
