#include "core/training/autograd/operations.h"

#include "core/base/eigen.h"
#include "core/base/random.h"

#include <unsupported/Eigen/SpecialFunctions>

#include <algorithm>
#include <cassert>
#include <numbers>
#include <utility>

namespace core::training {

namespace {

    Matrix columnSums(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(1, m.cols());
        view(result) = view(m).colwise().sum();
        return result;
    }

    Matrix product(const Matrix& a, const PackedMatrix& b)
    {
        Matrix result = Matrix::uninitialised(a.rows(), b.cols());
        multiply(block(a), b, block(result));
        return result;
    }

    Matrix copyOfRows(const Matrix& m, IndexRange which)
    {
        Matrix result = Matrix::uninitialised(which.size(), m.cols());
        view(result) = view(m).middleRows(which.begin, which.size());
        return result;
    }

    Matrix copyOfColumns(const Matrix& m, IndexRange which)
    {
        Matrix result = Matrix::uninitialised(m.rows(), which.size());
        view(result) = view(m).middleCols(which.begin, which.size());
        return result;
    }

} // namespace

Variable linear(Graph& graph, Variable x, Variable w, std::optional<Variable> b)
{
    Matrix y = product(graph.value(x), graph.packedTransposed(w));
    if (b)
        view(y).rowwise() += view(graph.value(*b)).row(0);
    return graph.node(std::move(y), [x, w, b](const BackwardContext& back) {
        if (b)
            back.graph.accumulateGrad(*b, columnSums(back.grad));
        if (back.graph.requiresGrad(x))
            back.graph.accumulateGrad(x, product(back.grad, back.graph.packed(w)));
        back.graph.addProduct(w, back.grad, x);
    });
}

Variable rowsOf(Graph& graph, Variable table, std::span<const Index> ids)
{
    const Matrix& all = graph.value(table);
    Matrix result = Matrix::uninitialised(std::ssize(ids), all.cols());
    for (Index i = 0; i < result.rows(); ++i)
        std::ranges::copy(all.row(ids[static_cast<std::size_t>(i)]), result.row(i).begin());
    return graph.node(std::move(result),
        [table, kept = std::vector<Index>(ids.begin(), ids.end())](const BackwardContext& back) {
            Matrix& to = back.graph.grad(table);
            for (Index i = 0; i < back.grad.rows(); ++i)
                view(to).row(kept[static_cast<std::size_t>(i)]) += view(back.grad).row(i);
        });
}

Variable sum(Graph& graph, Variable a, Variable b)
{
    Matrix result = graph.value(a);
    view(result) += view(graph.value(b));
    return graph.node(std::move(result), [a, b](const BackwardContext& back) {
        back.graph.accumulateGrad(a, back.grad);
        back.graph.accumulateGrad(b, back.grad);
    });
}

Variable scaled(Graph& graph, Variable a, Scalar factor)
{
    Matrix result = graph.value(a);
    view(result) *= factor;
    return graph.node(std::move(result), [a, factor](const BackwardContext& back) {
        Matrix part = back.grad;
        view(part) *= factor;
        back.graph.accumulateGrad(a, std::move(part));
    });
}

Variable concatenateColumns(Graph& graph, std::span<const Variable> parts)
{
    Index width = 0;
    for (const Variable part : parts)
        width += graph.value(part).cols();
    Matrix result = Matrix::uninitialised(graph.value(parts.front()).rows(), width);
    Index begin = 0;
    for (const Variable part : parts) {
        const Matrix& m = graph.value(part);
        view(result).middleCols(begin, m.cols()) = view(m);
        begin += m.cols();
    }
    return graph.node(std::move(result),
        [kept = std::vector<Variable>(parts.begin(), parts.end())](const BackwardContext& back) {
            Index from = 0;
            for (const Variable part : kept) {
                const Index count = back.graph.value(part).cols();
                back.graph.accumulateGrad(part, copyOfColumns(back.grad, { from, from + count }));
                from += count;
            }
        });
}

Variable concatenateRows(Graph& graph, std::span<const Variable> parts)
{
    Index height = 0;
    for (const Variable part : parts)
        height += graph.value(part).rows();
    Matrix result = Matrix::uninitialised(height, graph.value(parts.front()).cols());
    Index begin = 0;
    for (const Variable part : parts) {
        const Matrix& m = graph.value(part);
        view(result).middleRows(begin, m.rows()) = view(m);
        begin += m.rows();
    }
    return graph.node(std::move(result),
        [kept = std::vector<Variable>(parts.begin(), parts.end())](const BackwardContext& back) {
            Index from = 0;
            for (const Variable part : kept) {
                const Index count = back.graph.value(part).rows();
                back.graph.accumulateGrad(part, copyOfRows(back.grad, { from, from + count }));
                from += count;
            }
        });
}

Variable columns(Graph& graph, Variable x, IndexRange which)
{
    return graph.node(
        copyOfColumns(graph.value(x), which), [x, which](const BackwardContext& back) {
            view(back.graph.grad(x)).middleCols(which.begin, which.size()) += view(back.grad);
        });
}

Variable rows(Graph& graph, Variable x, IndexRange which)
{
    return graph.node(copyOfRows(graph.value(x), which), [x, which](const BackwardContext& back) {
        view(back.graph.grad(x)).middleRows(which.begin, which.size()) += view(back.grad);
    });
}

Variable windows(Graph& graph, Variable x, Index batch, IndexRange around)
{
    const Matrix& from = graph.value(x);
    const Index d = from.cols();
    Matrix result(from.rows(), d * around.size());
    // Rows shifted by whole tokens; those that come from beyond the ends stay zero.
    const auto overlap = [batch](Index shift, Index count) {
        const Index moved = shift * batch;
        return std::pair {
            IndexRange { std::max<Index>(0, -moved), std::min(count, count - moved) }, moved
        };
    };
    for (Index k = 0; k < around.size(); ++k) {
        const auto [to, moved] = overlap(around.begin + k, from.rows());
        if (to.size() > 0)
            view(result).block(to.begin, k * d, to.size(), d)
                = view(from).middleRows(to.begin + moved, to.size());
    }
    return graph.node(std::move(result), [x, d, around, overlap](const BackwardContext& back) {
        if (!back.graph.requiresGrad(x))
            return;
        Matrix& to = back.graph.grad(x);
        for (Index k = 0; k < around.size(); ++k) {
            const auto [of, moved] = overlap(around.begin + k, back.grad.rows());
            if (of.size() > 0)
                view(to).middleRows(of.begin + moved, of.size())
                    += view(back.grad).block(of.begin, k * d, of.size(), d);
        }
    });
}

Variable maskPadding(Graph& graph, Variable x, std::span<const Index> lengths)
{
    const auto cut = [ends = std::vector<Index>(lengths.begin(), lengths.end())](Matrix& rows) {
        const Index batch = std::ssize(ends);
        for (Index row = 0; row < rows.rows(); ++row)
            if (row / batch >= ends[static_cast<std::size_t>(row % batch)])
                std::ranges::fill(rows.row(row), Scalar { 0 });
    };
    Matrix result = graph.value(x);
    cut(result);
    return graph.node(std::move(result), [x, cut](const BackwardContext& back) {
        Matrix gradient = back.grad;
        cut(gradient);
        back.graph.accumulateGrad(x, std::move(gradient));
    });
}

Variable activated(Graph& graph, Variable x, Activation how)
{
    assert(how == Activation::Relu || how == Activation::Gelu || how == Activation::Tanh);
    Matrix y = graph.value(x);
    activate(how, { y.data(), static_cast<std::size_t>(y.size()) });
    return graph.node(std::move(y), [x, how](const BackwardContext& back) {
        Matrix part = back.grad;
        const auto in = view(back.graph.value(x)).array();
        const auto out = view(back.value).array();
        if (how == Activation::Relu)
            view(part).array() *= (in > 0).cast<Scalar>();
        else if (how == Activation::Tanh)
            view(part).array() *= 1 - out.square();
        else // (x·Φ(x))′ = Φ(x) + x·φ(x)
            view(part).array() *= 0.5F * (1 + (in * (std::numbers::sqrt2_v<Scalar> / 2)).erf())
                + in * (in.square() * -0.5F).exp()
                    * (std::numbers::inv_sqrtpi_v<Scalar> * std::numbers::sqrt2_v<Scalar> / 2);
        back.graph.accumulateGrad(x, std::move(part));
    });
}

Variable layerNorm(Graph& graph, Variable x, Variable gain, Variable bias, double epsilon)
{
    const Matrix& in = graph.value(x);
    const Index n = in.rows();
    Matrix normal = in; // (x - mean) / deviation
    Matrix inverse = Matrix::uninitialised(n, 1); // 1 / deviation
    for (Index i = 0; i < n; ++i) {
        const double mean = view(in).row(i).cast<double>().mean();
        const double variance
            = (view(in).row(i).cast<double>().array() - mean).square().mean() + epsilon;
        inverse(i, 0) = static_cast<Scalar>(1 / std::sqrt(variance));
        view(normal).row(i).array() -= static_cast<Scalar>(mean);
        view(normal).row(i) *= inverse(i, 0);
    }
    Matrix y = normal;
    view(y).array().rowwise() *= view(graph.value(gain)).row(0).array();
    view(y).rowwise() += view(graph.value(bias)).row(0);
    return graph.node(std::move(y),
        [x, gain, bias, normal = std::move(normal), inverse = std::move(inverse)](
            const BackwardContext& back) {
            back.graph.accumulateGrad(bias, columnSums(back.grad));
            Matrix byGain = back.grad;
            view(byGain).array() *= view(normal).array();
            back.graph.accumulateGrad(gain, columnSums(byGain));
            Matrix part = back.grad; // gradient by `normal`, then by x
            view(part).array().rowwise() *= view(back.graph.value(gain)).row(0).array();
            for (Index i = 0; i < part.rows(); ++i) {
                const Scalar mean = view(part).row(i).mean();
                const Scalar along
                    = view(part).row(i).dot(view(normal).row(i)) / static_cast<Scalar>(part.cols());
                view(part).row(i).array() -= mean + view(normal).row(i).array() * along;
                view(part).row(i) *= inverse(i, 0);
            }
            back.graph.accumulateGrad(x, std::move(part));
        });
}

Variable dropout(Graph& graph, Variable x, double probability, std::uint64_t key)
{
    if (probability <= 0)
        return x;
    const Matrix& in = graph.value(x);
    Matrix kept = Matrix::uninitialised(in.rows(), in.cols());
    const auto factor = static_cast<Scalar>(1 / (1 - probability));
    for (Index i = 0; i < kept.size(); ++i)
        kept.data()[i] = uniform(key, static_cast<std::uint64_t>(i)) < probability ? 0 : factor;
    Matrix y = in;
    view(y).array() *= view(kept).array();
    return graph.node(std::move(y), [x, kept = std::move(kept)](const BackwardContext& back) {
        Matrix part = back.grad;
        view(part).array() *= view(kept).array();
        back.graph.accumulateGrad(x, std::move(part));
    });
}

Variable meanOverTokens(Graph& graph, Variable x, std::span<const Index> lengths)
{
    const Matrix& in = graph.value(x);
    const Index batch = std::ssize(lengths);
    Matrix result(batch, in.cols());
    for (Index b = 0; b < batch; ++b) {
        const Index n = lengths[static_cast<std::size_t>(b)];
        for (Index t = 0; t < n; ++t)
            view(result).row(b) += view(in).row(t * batch + b);
        view(result).row(b) /= static_cast<Scalar>(n);
    }
    return graph.node(std::move(result),
        [x, kept = std::vector<Index>(lengths.begin(), lengths.end())](
            const BackwardContext& back) {
            Matrix& to = back.graph.grad(x);
            for (Index b = 0; b < back.grad.rows(); ++b) {
                const Index n = kept[static_cast<std::size_t>(b)];
                for (Index t = 0; t < n; ++t)
                    view(to).row(t * back.grad.rows() + b)
                        += view(back.grad).row(b) / static_cast<Scalar>(n);
            }
        });
}

} // namespace core::training
