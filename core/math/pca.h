#pragma once

#include "core/base/matrix.h"

#include <span>
#include <vector>

namespace core {

// Principal components of the rows of one or several matrices of the same width d.
struct Pca {
    Matrix mean; // 1 x d, of all rows
    Matrix axes; // c x d: orthonormal rows, largest variance first
    std::vector<double> variances; // c: along each axis, Σ coordinate² / rows
    std::vector<double> shares; // c: of the whole variance; they sum to 1 at the most
    std::vector<Matrix> coordinates; // for each matrix given: its rows x c
};

// The axes come from the covariance or, when there are fewer rows than columns, from the rows'
// inner products, whichever is smaller. An axis points so that its largest component (the first of
// equal ones) is positive. Where no variance is left (a single row, equal rows, more components
// than the rank) axis, variance, share and coordinates are zeros.
Pca pca(std::span<const Matrix* const> matrices, Index components);
Pca pca(const Matrix& matrix, Index components);

// The rows' projection onto their first principal directions, around their mean: n x d again.
Matrix onPrincipal(const Matrix& rows, Index directions);

} // namespace core
