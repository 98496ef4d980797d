#pragma once

#include "core/base/matrix.h"
#include "tests/core/reference_normaliser.h"

#include <Eigen/Dense>

// Reference attention in double.
namespace slow {

using core::Index;
using Eigen::MatrixXd;

inline MatrixXd wide(const core::Matrix& m)
{
    MatrixXd result(m.rows(), m.cols());
    for (Index i = 0; i < m.rows(); ++i)
        for (Index j = 0; j < m.cols(); ++j)
            result(i, j) = static_cast<double>(m(i, j));
    return result;
}

// [M; b], and rows extended by 1.
inline MatrixXd withRow(const core::Matrix& m, const core::Matrix& bias)
{
    MatrixXd result = MatrixXd::Zero(m.rows() + 1, m.cols());
    result.topRows(m.rows()) = wide(m);
    if (!bias.empty())
        result.bottomRows(1) = wide(bias);
    return result;
}

inline MatrixXd withOne(const core::Matrix& rows)
{
    MatrixXd result = MatrixXd::Ones(rows.rows(), rows.cols() + 1);
    result.leftCols(rows.cols()) = wide(rows);
    return result;
}

// Truncated SVD: the best rank-r approximation.
inline MatrixXd truncated(const MatrixXd& m, Index rank)
{
    const Eigen::JacobiSVD<MatrixXd> svd(m, Eigen::ComputeThinU | Eigen::ComputeThinV);
    return svd.matrixU().leftCols(rank) * svd.singularValues().head(rank).asDiagonal()
        * svd.matrixV().leftCols(rank).transpose();
}

inline double distance(const MatrixXd& ours, const MatrixXd& theirs)
{
    return (ours - theirs).cwiseAbs().maxCoeff() / theirs.cwiseAbs().maxCoeff();
}

// Attention weights, row by row; allowed(query, key) is the mask.
inline MatrixXd weighed(
    const MatrixXd& scores, const core::Normaliser& normaliser, const auto& allowed)
{
    MatrixXd result(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        reference::Row row;
        for (Index j = 0; j < scores.cols(); ++j)
            row.push_back(allowed(i, j) ? scores(i, j) : reference::nothing);
        row = std::visit(
            [&](const auto& each) { return reference::weights(each, row, false); }, normaliser);
        for (Index j = 0; j < scores.cols(); ++j)
            result(i, j) = row[static_cast<std::size_t>(j)];
    }
    return result;
}

} // namespace slow
