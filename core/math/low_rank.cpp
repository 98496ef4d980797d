#include "core/math/low_rank.h"

#include "core/base/eigen.h"

#include <Eigen/QR>
#include <Eigen/SVD>

#include <algorithm>
#include <cassert>

namespace core {

namespace {

    using Eigen::MatrixXd;

    struct LowRankFactors {
        Eigen::HouseholderQR<MatrixXd> qr; // of A
        MatrixXd ra; // A = Q ra
        Eigen::BDCSVD<MatrixXd> svd; // of ra · rbᵀ
    };

    MatrixXd upperFactor(const Eigen::HouseholderQR<MatrixXd>& qr)
    {
        const Index rows = std::min(qr.matrixQR().rows(), qr.matrixQR().cols());
        return qr.matrixQR().topRows(rows).triangularView<Eigen::Upper>();
    }

    LowRankFactors lowRankFactors(const Matrix& a, const Matrix& b)
    {
        assert(a.cols() == b.cols());
        LowRankFactors result;
        result.qr.compute(view(a).cast<double>());
        result.ra = upperFactor(result.qr);
        const MatrixXd rb = upperFactor(Eigen::HouseholderQR<MatrixXd>(view(b).cast<double>()));
        result.svd.compute(result.ra * rb.transpose(), Eigen::ComputeThinU);
        return result;
    }

} // namespace

std::vector<double> singularValues(const Matrix& a, const Matrix& b)
{
    const LowRankFactors factors = lowRankFactors(a, b);
    const auto& values = factors.svd.singularValues();
    return { values.data(), values.data() + values.size() };
}

Matrix truncatedSvdFactor(const Matrix& a, const Matrix& b, Index rank)
{
    if (rank >= a.cols())
        return a;
    const LowRankFactors factors = lowRankFactors(a, b);
    const Index kept = std::min(rank, factors.svd.singularValues().size());
    const MatrixXd directions = factors.svd.matrixU().leftCols(kept);
    MatrixXd left = MatrixXd::Zero(a.rows(), kept); // U_r: Q times the left singular vectors
    left.topRows(directions.rows()) = directions;
    left.applyOnTheLeft(factors.qr.householderQ());
    const MatrixXd right = directions.transpose() * factors.ra; // U_rᵀ A
    Matrix result = Matrix::uninitialised(a.rows(), a.cols());
    view(result) = (left * right).cast<Scalar>();
    return result;
}

} // namespace core
