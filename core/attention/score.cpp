#include "core/attention/score.h"

#include "core/attention/score_vectors.h"
#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace core {

namespace {

    // torch.nn.functional.normalize over rows, with norms in double; zero rows stay zero.
    Matrix unitRows(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(m.rows(), m.cols());
        for (Index i = 0; i < m.rows(); ++i) {
            const double length = view(m).row(i).cast<double>().norm();
            const double factor = length > 0 ? 1 / length : 0;
            view(result).row(i) = (view(m).row(i).cast<double>() * factor).cast<Scalar>();
        }
        return result;
    }

    // Rows x/‖x‖ and 1/‖x‖ in single precision, for the gradient; zero rows stay zero.
    struct UnitRows {
        Matrix rows;
        Eigen::VectorXf inverse;

        explicit UnitRows(const Matrix& m)
            : rows(m)
            , inverse(m.rows())
        {
            for (Index i = 0; i < m.rows(); ++i) {
                const Scalar length = view(m).row(i).norm();
                inverse(i) = length > 0 ? 1 / length : 0;
                view(rows).row(i) *= inverse(i);
            }
        }

        // Jacobian of x/‖x‖: (I - x̂ x̂ᵀ) g / ‖x‖.
        void across(Matrix& gradient) const
        {
            const Eigen::VectorXf along = view(gradient).cwiseProduct(view(rows)).rowwise().sum();
            view(gradient) -= along.asDiagonal() * view(rows);
            view(gradient) = (inverse.asDiagonal() * view(gradient)).eval();
        }
    };

    std::vector<double> unit(std::vector<double> x)
    {
        const double length = std::sqrt(std::inner_product(x.begin(), x.end(), x.begin(), 0.0));
        for (double& component : x)
            component = length > 0 ? component / length : 0;
        return x;
    }

    double termOf(const ScoreOperands& operands, std::size_t t)
    {
        const double left = operands.left[t];
        const double right = operands.right[t];
        switch (operands.how) {
        case CellTerms::SquaredDifference:
            return (left - right) * (left - right);
        case CellTerms::Tanh:
            return operands.factors[t] * std::tanh(left + right);
        case CellTerms::Product:
            break;
        }
        return left * right;
    }

} // namespace

Matrix DotScore::forward(const ScoreInputs& from)
{
    return productTransposed(from.q, from.k);
}

ScoreGradients DotScore::backward(const ScoreInputs& from, const Matrix& gradient)
{
    const auto g = view(gradient);
    return { evaluated(g * view(from.k)), evaluated(g.transpose() * view(from.q)) };
}

ScoreOperands DotScore::explain(const QueryKey& at)
{
    return { CellTerms::Product, doubles(at.q), doubles(at.k) };
}

std::vector<ParameterShape> DotScore::shapes(const ScoreWidths&)
{
    return {};
}

Matrix ScaledDotScore::forward(const ScoreInputs& from)
{
    return productTransposed(from.q, from.k, 1 / std::sqrt(static_cast<double>(from.q.cols())));
}

ScoreGradients ScaledDotScore::backward(const ScoreInputs& from, const Matrix& gradient)
{
    ScoreGradients result = DotScore::backward(from, gradient);
    const Scalar root = 1 / std::sqrt(static_cast<Scalar>(from.q.cols()));
    view(result.q) *= root;
    view(result.k) *= root;
    return result;
}

ScoreOperands ScaledDotScore::explain(const QueryKey& at)
{
    return DotScore::explain(at);
}

std::vector<ParameterShape> ScaledDotScore::shapes(const ScoreWidths&)
{
    return {};
}

Matrix GeneralScore::forward(const ScoreInputs& from)
{
    return bilinearProduct(from.q, from.parameters.w, from.k);
}

ScoreGradients GeneralScore::backward(const ScoreInputs& from, const Matrix& gradient)
{
    const auto g = view(gradient);
    const auto w = view(from.parameters.w);
    const Matrix mixedKeys = evaluated(g * view(from.k));
    const Matrix queries = evaluated(view(from.q) * w);
    ScoreGradients result { evaluated(view(mixedKeys) * w.transpose()),
        evaluated(g.transpose() * view(queries)) };
    result.parameters.w = evaluated(view(from.q).transpose() * view(mixedKeys));
    return result;
}

ScoreOperands GeneralScore::explain(const QueryKey& at)
{
    return { CellTerms::Product, timesMatrix(doubles(at.q), at.parameters.w), doubles(at.k) };
}

std::vector<ParameterShape> GeneralScore::shapes(const ScoreWidths& widths)
{
    return { { { "score.w", ParameterKind::ScoreMatrix }, widths.dq, widths.dk } };
}

Matrix CosineScore::forward(const ScoreInputs& from)
{
    Matrix result = productTransposed(unitRows(from.q), unitRows(from.k));
    view(result) = view(result).cwiseMax(-1.0F).cwiseMin(1.0F);
    return result;
}

ScoreGradients CosineScore::backward(const ScoreInputs& from, const Matrix& gradient)
{
    const auto g = view(gradient);
    const UnitRows queries(from.q);
    const UnitRows keys(from.k);
    ScoreGradients result { evaluated(g * view(keys.rows)),
        evaluated(g.transpose() * view(queries.rows)) };
    queries.across(result.q);
    keys.across(result.k);
    return result;
}

ScoreOperands CosineScore::explain(const QueryKey& at)
{
    return { CellTerms::Product, unit(doubles(at.q)), unit(doubles(at.k)) };
}

std::vector<ParameterShape> CosineScore::shapes(const ScoreWidths&)
{
    return {};
}

Matrix scores(
    const Score& score, const ScoreParameters& parameters, const Matrix& q, const Matrix& k)
{
    if (q.rows() == 0 || k.rows() == 0)
        return { q.rows(), k.rows() };
    const ScoreInputs from { parameters, q, k };
    return std::visit([&](const auto& s) { return s.forward(from); }, score);
}

ScoreGradients scoreBackward(const Score& score, const ScoreInputs& from, const Matrix& gradient)
{
    return std::visit([&](const auto& s) { return s.backward(from, gradient); }, score);
}

ScoreTerms explainScore(const Score& score, const QueryKey& at)
{
    ScoreTerms result { std::visit([&](const auto& s) { return s.explain(at); }, score), {}, 0 };
    assert(result.left.size() == result.right.size());
    for (std::size_t t = 0; t < result.left.size(); ++t)
        result.terms.push_back(termOf(result, t));
    result.sum = std::accumulate(result.terms.begin(), result.terms.end(), 0.0);
    return result;
}

bool isLogarithm(const Score& score)
{
    return std::holds_alternative<KernelScore>(score);
}

bool takesAnyWidths(const Score& score)
{
    return std::holds_alternative<GeneralScore>(score)
        || std::holds_alternative<AdditiveScore>(score)
        || std::holds_alternative<LocationScore>(score);
}

} // namespace core
