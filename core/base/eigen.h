#pragma once

// Eigen's view of a core::Matrix. For source files only: no header includes this.

#include "core/base/matrix.h"

#include <Eigen/Core>

namespace core {

using EigenMatrix = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using EigenMatrixD = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

inline Eigen::Map<EigenMatrix, Eigen::Aligned16> view(Matrix& m)
{
    return { m.data(), m.rows(), m.cols() };
}

inline Eigen::Map<const EigenMatrix, Eigen::Aligned16> view(const Matrix& m)
{
    return { m.data(), m.rows(), m.cols() };
}

// The value of an expression of views, a product too.
Matrix evaluated(const auto& expression)
{
    Matrix result = Matrix::uninitialised(expression.rows(), expression.cols());
    view(result).noalias() = expression;
    return result;
}

} // namespace core
