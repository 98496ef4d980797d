#include "core/attention/score.h"

#include "core/attention/score_vectors.h"
#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

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

    bool hasW(LocationForm form)
    {
        return form == LocationForm::HWU || form == LocationForm::TanhHWbU;
    }

    bool hasTanh(LocationForm form)
    {
        return form == LocationForm::TanhHU || form == LocationForm::TanhHWbU;
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
Matrix AdditiveScore::forward(const ScoreInputs& from)
{
    const auto& [parameters, q, k] = from;
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

// Σ u tanh(t) with t = q W_q + b + k W_k
ScoreGradients AdditiveScore::backward(const ScoreInputs& from, const Matrix& gradient)
{
    const auto g = view(gradient);
    const auto& [p, q, k] = from;
    const Eigen::RowVectorXf u = view(p.u).row(0);
    Matrix queries = evaluated(view(q) * view(p.wq));
    view(queries).rowwise() += view(p.b).row(0);
    const Matrix offered = evaluated(view(k) * view(p.wk));
    Matrix ofAsked(queries.rows(), queries.cols());
    Matrix ofOffered(offered.rows(), offered.cols());
    ScoreGradients result;
    result.parameters.u = Matrix(1, p.u.cols());
    for (Index j = 0; j < offered.rows(); ++j) {
        const EigenMatrix bent = (view(queries).rowwise() + view(offered).row(j)).array().tanh();
        view(result.parameters.u).noalias() += g.col(j).transpose() * bent;
        EigenMatrix part = g.col(j) * u;
        part.array() *= 1 - bent.array().square();
        view(ofAsked) += part;
        view(ofOffered).row(j) = part.colwise().sum();
    }
    result.q = evaluated(view(ofAsked) * view(p.wq).transpose());
    result.k = evaluated(view(ofOffered) * view(p.wk).transpose());
    result.parameters.wq = evaluated(view(q).transpose() * view(ofAsked));
    result.parameters.wk = evaluated(view(k).transpose() * view(ofOffered));
    result.parameters.b = evaluated(view(ofAsked).colwise().sum());
    return result;
}

ScoreOperands AdditiveScore::explain(const QueryKey& at)
{
    const ScoreParameters& p = at.parameters;
    return { CellTerms::Tanh, plusRow(timesMatrix(doubles(at.q), p.wq), p.b),
        timesMatrix(doubles(at.k), p.wk), doubles(p.u.values()) };
}

std::vector<ParameterShape> AdditiveScore::shapes(const ScoreWidths& widths) const
{
    const Index a = width > 0 ? width : std::max(widths.dq, widths.dk);
    return { { { "score.w_q", ParameterKind::ScoreMatrix }, widths.dq, a },
        { { "score.w_k", ParameterKind::ScoreMatrix }, widths.dk, a },
        { { "score.b", ParameterKind::ScoreBias }, 1, a },
        { { "score.u", ParameterKind::ScoreVector }, 1, a } };
}

// Equal rows: the score does not depend on the query.
Matrix LocationScore::forward(const ScoreInputs& from) const
{
    const ColumnD column = locationColumn(form, from.parameters, from.k);
    Matrix result = Matrix::uninitialised(from.q.rows(), from.k.rows());
    view(result).rowwise()
        = column.cwiseMax(-saturation).cwiseMin(saturation).cast<Scalar>().transpose();
    return result;
}

// U, W U, tanh(·) U, for the sum over the queries
ScoreGradients LocationScore::backward(const ScoreInputs& from, const Matrix& gradient) const
{
    const ScoreParameters& p = from.parameters;
    const Eigen::VectorXf column = view(gradient).colwise().sum().transpose();
    const auto k = view(from.k);
    EigenMatrix inside = hasW(form) ? EigenMatrix(k * view(p.w)) : EigenMatrix(k);
    if (form == LocationForm::TanhHWbU)
        inside.rowwise() += view(p.b).row(0);
    if (hasTanh(form))
        inside = inside.array().tanh();
    EigenMatrix part = column * view(p.u).col(0).transpose();
    ScoreGradients result { Matrix(from.q.rows(), from.q.cols()), {} };
    result.parameters.u = evaluated(inside.transpose() * column);
    if (hasTanh(form))
        part.array() *= 1 - inside.array().square();
    if (form == LocationForm::TanhHWbU)
        result.parameters.b = evaluated(part.colwise().sum());
    if (hasW(form))
        result.parameters.w = evaluated(k.transpose() * part);
    result.k = hasW(form) ? evaluated(part * view(p.w).transpose()) : evaluated(part);
    return result;
}

ScoreOperands LocationScore::explain(const QueryKey& at) const
{
    std::vector<double> right = doubles(at.k);
    if (hasW(form))
        right = timesMatrix(right, at.parameters.w);
    if (form == LocationForm::TanhHWbU)
        right = plusRow(std::move(right), at.parameters.b);
    if (hasTanh(form))
        for (double& component : right)
            component = std::tanh(component);
    return { CellTerms::Product, doubles(at.parameters.u.values()), std::move(right) };
}

std::vector<ParameterShape> LocationScore::shapes(const ScoreWidths& widths) const
{
    const Index dk = widths.dk;
    const Index a = width > 0 ? width : dk;
    std::vector<ParameterShape> result;
    if (hasW(form))
        result.push_back({ { "score.w", ParameterKind::ScoreMatrix }, dk, a });
    if (form == LocationForm::TanhHWbU)
        result.push_back({ { "score.b", ParameterKind::ScoreBias }, 1, a });
    result.push_back({ { "score.u", ParameterKind::ScoreVector }, hasW(form) ? a : dk, 1 });
    return result;
}

} // namespace core
