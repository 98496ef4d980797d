#include "core/attention/score_forms.h"
#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <cassert>

namespace core {

namespace {

    using Row = Eigen::Array<Scalar, 1, Eigen::Dynamic>;
    using RowD = Eigen::Array<double, 1, Eigen::Dynamic>;
    using Rows = Eigen::Array<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    using ColumnD = Eigen::VectorXd;

    constexpr Index termsAtOnce = 64; // float sums of this many terms keep enough precision

    // x W + b, or x W without a bias; saturated, as biases may be large.
    Matrix affine(const Matrix& x, const Matrix& w, const Matrix& b)
    {
        const auto limit = static_cast<Scalar>(saturation);
        Matrix result = finiteProduct(x, w);
        if (b.empty())
            return result;
        const Row clamped = view(b).row(0).array().cwiseMax(-limit).cwiseMin(limit);
        view(result).array().rowwise() += clamped;
        view(result) = view(result).cwiseMax(-limit).cwiseMin(limit);
        return result;
    }

    // Σ_c u_c tanh(q_c + k_cj) for every column j. u is at most 1 in size.
    RowD additiveRow(const Rows& keys, const Row& asked, const Row& u)
    {
        RowD total = RowD::Zero(keys.cols());
        Row part(keys.cols());
        for (Index first = 0; first < keys.rows(); first += termsAtOnce) {
            part.setZero();
            for (Index c = first; c < std::min(first + termsAtOnce, keys.rows()); ++c)
                part += u(c) * (keys.row(c) + asked(c)).tanh();
            total += part.cast<double>();
        }
        return total;
    }

    // u as a column, whether it is a row or a column.
    ColumnD column(const Matrix& u)
    {
        return Eigen::Map<const Eigen::VectorXf>(u.data(), u.size()).cast<double>();
    }

    ColumnD locationColumn(LocationForm form, const ScoreParameters& p, const Matrix& k)
    {
        const ColumnD u = column(p.u);
        switch (form) {
        case LocationForm::HU:
            return view(k).cast<double>() * u;
        case LocationForm::HWU: {
            const ColumnD wu = view(p.w).cast<double>() * u;
            return view(k).cast<double>() * wu;
        }
        case LocationForm::TanhHU:
            return view(k).array().tanh().matrix().cast<double>() * u;
        case LocationForm::TanhHWbU:
            break;
        }
        const Matrix inner = affine(k, p.w, p.b);
        return view(inner).array().tanh().matrix().cast<double>() * u;
    }

} // namespace

// Computes q W_q + b and k W_k once each, then one tanh per query, key and component.
Matrix additiveScores(const ScoreParameters& parameters, const Matrix& q, const Matrix& k)
{
    const Matrix queries = affine(q, parameters.wq, parameters.b);
    const Matrix offered = finiteProduct(k, parameters.wk);
    const double scale = std::max(magnitude(parameters.u), 1.0);
    const Row u = (column(parameters.u) / scale).cast<Scalar>().transpose().array();
    assert(queries.cols() == offered.cols() && u.cols() == queries.cols());
    Matrix result = Matrix::uninitialised(q.rows(), k.rows());
    for (Index first = 0; first < k.rows(); first += keysAtOnce) {
        const Index count = std::min(keysAtOnce, k.rows() - first);
        const Rows keys = view(offered).middleRows(first, count).transpose().array();
        for (Index i = 0; i < q.rows(); ++i) {
            const RowD row = additiveRow(keys, view(queries).row(i).array(), u) * scale;
            view(result).row(i).segment(first, count)
                = row.cwiseMax(-saturation).cwiseMin(saturation).cast<Scalar>().matrix();
        }
    }
    return result;
}

Matrix locationScores(
    LocationForm form, const ScoreParameters& parameters, Index queries, const Matrix& k)
{
    const ColumnD column = locationColumn(form, parameters, k);
    Matrix result = Matrix::uninitialised(queries, k.rows());
    view(result).rowwise()
        = column.cwiseMax(-saturation).cwiseMin(saturation).cast<Scalar>().transpose();
    return result;
}

} // namespace core
