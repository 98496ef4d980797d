#include "core/math/pca.h"

#include "core/base/eigen.h"

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace core {

namespace {

    using Eigen::MatrixXd;
    using Eigen::VectorXd;

    struct Axes {
        MatrixXd directions; // d x c
        VectorXd variances; // c
        double total = 0;
    };

    // torch.cat(matrices, dim = 0) in double.
    EigenMatrixD stacked(std::span<const Matrix* const> matrices)
    {
        Index rows = 0;
        for (const Matrix* m : matrices)
            rows += m->rows();
        EigenMatrixD result(rows, matrices.empty() ? 0 : matrices.front()->cols());
        Index at = 0;
        for (const Matrix* m : matrices) {
            assert(m->cols() == result.cols());
            result.middleRows(at, m->rows()) = view(*m).cast<double>();
            at += m->rows();
        }
        return result;
    }

    // Components that equal the largest within rounding count as equal, so that the sign does not
    // depend on the last bit.
    void fixSign(Eigen::Ref<VectorXd> axis)
    {
        const double almostLargest = axis.cwiseAbs().maxCoeff() * (1 - 1e-6);
        for (Index t = 0; t < axis.size(); ++t) {
            if (std::abs(axis[t]) < almostLargest)
                continue;
            if (axis[t] < 0)
                axis = -axis;
            return;
        }
    }

    Axes principalAxes(const EigenMatrixD& centred, Index components)
    {
        const Index n = centred.rows();
        const Index d = centred.cols();
        Axes result { MatrixXd::Zero(d, components), VectorXd::Zero(components), 0 };
        const double largest = n * d == 0 ? 0 : centred.cwiseAbs().maxCoeff();
        if (largest == 0)
            return result;
        const EigenMatrixD x = centred / largest; // so that no square overflows or vanishes
        const bool byColumns = d <= n;
        MatrixXd gram;
        if (byColumns)
            gram.noalias() = x.transpose() * x;
        else
            gram.noalias() = x * x.transpose();
        const Eigen::SelfAdjointEigenSolver<MatrixXd> solver(gram);
        const VectorXd& values = solver.eigenvalues(); // ascending
        const Index side = gram.rows();
        const double noise = values[side - 1] * static_cast<double>(std::max(n, d))
            * std::numeric_limits<double>::epsilon();
        const double unit = largest * largest / static_cast<double>(n);
        result.total = gram.trace() * unit;
        for (Index c = 0; c < std::min(components, side); ++c) {
            const double value = values[side - 1 - c];
            if (value <= noise)
                break;
            const VectorXd vector = solver.eigenvectors().col(side - 1 - c);
            const VectorXd axis = byColumns ? vector : VectorXd(x.transpose() * vector);
            result.directions.col(c) = axis.normalized();
            fixSign(result.directions.col(c));
            result.variances[c] = value * unit;
        }
        return result;
    }

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

Pca pca(std::span<const Matrix* const> matrices, Index components)
{
    assert(components >= 0);
    EigenMatrixD rows = stacked(matrices);
    const Index d = rows.cols();
    // Equal rows give exactly zeros: up to 2^29 equal floats add up exactly in double.
    Eigen::RowVectorXd mean = Eigen::RowVectorXd::Zero(d);
    if (rows.rows() > 0)
        mean = rows.colwise().mean();
    rows.rowwise() -= mean;
    const Axes axes = principalAxes(rows, components);
    Pca result { Matrix(1, d), Matrix(components, d), {}, {}, {} };
    view(result.mean) = mean.cast<Scalar>();
    view(result.components) = axes.directions.transpose().cast<Scalar>();
    result.explainedVariance.assign(axes.variances.begin(), axes.variances.end());
    for (const double variance : result.explainedVariance)
        result.explainedVarianceRatio.push_back(axes.total > 0 ? variance / axes.total : 0);
    Index at = 0;
    for (const Matrix* m : matrices) {
        Matrix& coordinates = result.coordinates.emplace_back(m->rows(), components);
        view(coordinates)
            = (rows.middleRows(at, m->rows()) * axes.directions).eval().cast<Scalar>();
        at += m->rows();
    }
    return result;
}

Matrix onPrincipal(const Matrix& rows, Index directions)
{
    const Pca found = pca(rows, directions);
    Matrix result = Matrix::uninitialised(rows.rows(), rows.cols());
    view(result) = view(found.coordinates.front()) * view(found.components);
    view(result).rowwise() += view(found.mean).row(0);
    return result;
}

Pca pca(const Matrix& matrix, Index components)
{
    const Matrix* const one = &matrix;
    return pca(std::span(&one, 1), components);
}

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
