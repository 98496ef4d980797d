#include "core/math/principal.h"

#include "core/base/eigen.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>

#include <algorithm>
#include <limits>

namespace core {

namespace {

    constexpr int rounds = 4;

    // Normalises rows; rows no longer than a rounding error become zero.
    void normaliseRows(EigenMatrix& rows, Scalar rounding)
    {
        for (Index i = 0; i < rows.rows(); ++i) {
            const Scalar length = rows.row(i).stableNorm();
            rows.row(i) *= length > rounding ? 1 / length : 0;
        }
    }

    EigenMatrix normalisedAndCentred(const Matrix& rows)
    {
        EigenMatrix z = view(rows);
        normaliseRows(z, 1e-30F);
        const Eigen::RowVectorXf mean = z.colwise().mean();
        z.rowwise() -= mean;
        return z;
    }

    // An orthonormal basis of the leading eigenvectors of a symmetric matrix, by subspace
    // iteration: g^rounds times its first columns, orthonormalised in between.
    EigenMatrix leadingSpace(const EigenMatrix& g, Index width)
    {
        Eigen::MatrixXf basis = g.leftCols(width);
        for (int round = 0;; ++round) {
            const Eigen::HouseholderQR<Eigen::MatrixXf> qr(basis);
            basis.setIdentity();
            basis.applyOnTheLeft(qr.householderQ());
            if (round == rounds)
                return basis;
            basis = (g * basis).eval();
        }
    }

    // l with l lᵀ = g, for a positive semidefinite g.
    EigenMatrix squareRoot(EigenMatrix g)
    {
        g.diagonal().array() += 1e-6F * g.trace() + std::numeric_limits<Scalar>::min();
        return Eigen::LLT<EigenMatrix>(g).matrixL();
    }

} // namespace

Matrix principalCoordinates(const Matrix& rows, Index width)
{
    const EigenMatrix z = normalisedAndCentred(rows);
    const Index kept = std::min({ width, z.rows(), z.cols() });
    if (kept == 0)
        return { rows.rows(), 0 };
    EigenMatrix coordinates;
    if (z.rows() <= z.cols()) {
        const EigenMatrix g = z * z.transpose();
        const EigenMatrix u = leadingSpace(g, kept);
        coordinates = u * squareRoot(u.transpose() * g * u);
    } else {
        EigenMatrix g = EigenMatrix::Zero(z.cols(), z.cols());
        g.selfadjointView<Eigen::Lower>().rankUpdate(z.transpose());
        g.triangularView<Eigen::StrictlyUpper>() = g.transpose();
        coordinates = z * leadingSpace(g, kept);
    }
    normaliseRows(coordinates, 1e-5F);
    Matrix result = Matrix::uninitialised(z.rows(), kept);
    view(result) = coordinates;
    return result;
}

} // namespace core
