#include "core/learning/tape/operations.h"

#include "core/base/eigen.h"
#include "core/base/random.h"

#include <unsupported/Eigen/SpecialFunctions>

#include <algorithm>
#include <cassert>
#include <numbers>
#include <utility>

namespace core::learning {

namespace {

    Matrix columnSums(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(1, m.cols());
        view(result) = view(m).colwise().sum();
        return result;
    }

    Matrix product(const Matrix& a, const Panels& b)
    {
        Matrix result = Matrix::uninitialised(a.rows(), b.cols());
        multiply(block(a), b, block(result));
        return result;
    }

    Matrix copyOfRows(const Matrix& m, Extent which)
    {
        Matrix result = Matrix::uninitialised(which.size(), m.cols());
        view(result) = view(m).middleRows(which.begin, which.size());
        return result;
    }

    Matrix copyOfColumns(const Matrix& m, Extent which)
    {
        Matrix result = Matrix::uninitialised(m.rows(), which.size());
        view(result) = view(m).middleCols(which.begin, which.size());
        return result;
    }

} // namespace

Variable linear(Tape& tape, Variable x, Variable w, std::optional<Variable> b)
{
    Matrix y = product(tape.value(x), tape.transposedPanels(w));
    if (b)
        view(y).rowwise() += view(tape.value(*b)).row(0);
    return tape.computed(std::move(y), [x, w, b](const Back& back) {
        if (b)
            back.tape.addSlope(*b, columnSums(back.slope));
        if (back.tape.isAsked(x))
            back.tape.addSlope(x, product(back.slope, back.tape.panels(w)));
        back.tape.addProduct(w, back.slope, x);
    });
}

Variable rowsOf(Tape& tape, Variable table, std::span<const Index> ids)
{
    const Matrix& all = tape.value(table);
    Matrix result = Matrix::uninitialised(std::ssize(ids), all.cols());
    for (Index i = 0; i < result.rows(); ++i)
        std::ranges::copy(all.row(ids[static_cast<std::size_t>(i)]), result.row(i).begin());
    return tape.computed(std::move(result),
        [table, kept = std::vector<Index>(ids.begin(), ids.end())](const Back& back) {
            Matrix& to = back.tape.slope(table);
            for (Index i = 0; i < back.slope.rows(); ++i)
                view(to).row(kept[static_cast<std::size_t>(i)]) += view(back.slope).row(i);
        });
}

Variable sum(Tape& tape, Variable a, Variable b)
{
    Matrix result = tape.value(a);
    view(result) += view(tape.value(b));
    return tape.computed(std::move(result), [a, b](const Back& back) {
        back.tape.addSlope(a, back.slope);
        back.tape.addSlope(b, back.slope);
    });
}

Variable times(Tape& tape, Variable a, Scalar factor)
{
    Matrix result = tape.value(a);
    view(result) *= factor;
    return tape.computed(std::move(result), [a, factor](const Back& back) {
        Matrix part = back.slope;
        view(part) *= factor;
        back.tape.addSlope(a, std::move(part));
    });
}

Variable beside(Tape& tape, std::span<const Variable> parts)
{
    Index width = 0;
    for (const Variable part : parts)
        width += tape.value(part).cols();
    Matrix result = Matrix::uninitialised(tape.value(parts.front()).rows(), width);
    Index begin = 0;
    for (const Variable part : parts) {
        const Matrix& m = tape.value(part);
        view(result).middleCols(begin, m.cols()) = view(m);
        begin += m.cols();
    }
    return tape.computed(std::move(result),
        [kept = std::vector<Variable>(parts.begin(), parts.end())](const Back& back) {
            Index from = 0;
            for (const Variable part : kept) {
                const Index count = back.tape.value(part).cols();
                back.tape.addSlope(part, copyOfColumns(back.slope, { from, from + count }));
                from += count;
            }
        });
}

Variable below(Tape& tape, std::span<const Variable> parts)
{
    Index height = 0;
    for (const Variable part : parts)
        height += tape.value(part).rows();
    Matrix result = Matrix::uninitialised(height, tape.value(parts.front()).cols());
    Index begin = 0;
    for (const Variable part : parts) {
        const Matrix& m = tape.value(part);
        view(result).middleRows(begin, m.rows()) = view(m);
        begin += m.rows();
    }
    return tape.computed(std::move(result),
        [kept = std::vector<Variable>(parts.begin(), parts.end())](const Back& back) {
            Index from = 0;
            for (const Variable part : kept) {
                const Index count = back.tape.value(part).rows();
                back.tape.addSlope(part, copyOfRows(back.slope, { from, from + count }));
                from += count;
            }
        });
}

Variable columns(Tape& tape, Variable x, Extent which)
{
    return tape.computed(copyOfColumns(tape.value(x), which), [x, which](const Back& back) {
        view(back.tape.slope(x)).middleCols(which.begin, which.size()) += view(back.slope);
    });
}

Variable rows(Tape& tape, Variable x, Extent which)
{
    return tape.computed(copyOfRows(tape.value(x), which), [x, which](const Back& back) {
        view(back.tape.slope(x)).middleRows(which.begin, which.size()) += view(back.slope);
    });
}

Variable windows(Tape& tape, Variable x, Index batch, Extent around)
{
    const Matrix& from = tape.value(x);
    const Index d = from.cols();
    Matrix result(from.rows(), d * around.size());
    // Rows shifted by whole tokens; those that come from beyond the ends stay zero.
    const auto overlap = [batch](Index shift, Index count) {
        const Index moved = shift * batch;
        return std::pair { Extent { std::max<Index>(0, -moved), std::min(count, count - moved) },
            moved };
    };
    for (Index k = 0; k < around.size(); ++k) {
        const auto [to, moved] = overlap(around.begin + k, from.rows());
        if (to.size() > 0)
            view(result).block(to.begin, k * d, to.size(), d)
                = view(from).middleRows(to.begin + moved, to.size());
    }
    return tape.computed(std::move(result), [x, d, around, overlap](const Back& back) {
        if (!back.tape.isAsked(x))
            return;
        Matrix& to = back.tape.slope(x);
        for (Index k = 0; k < around.size(); ++k) {
            const auto [of, moved] = overlap(around.begin + k, back.slope.rows());
            if (of.size() > 0)
                view(to).middleRows(of.begin + moved, of.size())
                    += view(back.slope).block(of.begin, k * d, of.size(), d);
        }
    });
}

Variable untilEnds(Tape& tape, Variable x, std::span<const Index> lengths)
{
    const auto cut = [ends = std::vector<Index>(lengths.begin(), lengths.end())](Matrix& rows) {
        const Index batch = std::ssize(ends);
        for (Index row = 0; row < rows.rows(); ++row)
            if (row / batch >= ends[static_cast<std::size_t>(row % batch)])
                std::ranges::fill(rows.row(row), Scalar { 0 });
    };
    Matrix result = tape.value(x);
    cut(result);
    return tape.computed(std::move(result), [x, cut](const Back& back) {
        Matrix slope = back.slope;
        cut(slope);
        back.tape.addSlope(x, std::move(slope));
    });
}

Variable activated(Tape& tape, Variable x, Activation how)
{
    assert(how == Activation::Relu || how == Activation::Gelu || how == Activation::Tanh);
    Matrix y = tape.value(x);
    activate(how, { y.data(), static_cast<std::size_t>(y.size()) });
    return tape.computed(std::move(y), [x, how](const Back& back) {
        Matrix part = back.slope;
        const auto in = view(back.tape.value(x)).array();
        const auto out = view(back.value).array();
        if (how == Activation::Relu)
            view(part).array() *= (in > 0).cast<Scalar>();
        else if (how == Activation::Tanh)
            view(part).array() *= 1 - out.square();
        else // (x·Φ(x))′ = Φ(x) + x·φ(x)
            view(part).array() *= 0.5F * (1 + (in * (std::numbers::sqrt2_v<Scalar> / 2)).erf())
                + in * (in.square() * -0.5F).exp()
                    * (std::numbers::inv_sqrtpi_v<Scalar> * std::numbers::sqrt2_v<Scalar> / 2);
        back.tape.addSlope(x, std::move(part));
    });
}

Variable layerNorm(Tape& tape, Variable x, Variable gain, Variable bias, double epsilon)
{
    const Matrix& in = tape.value(x);
    const Index n = in.rows();
    Matrix normal = in; // (x - mean) / deviation
    Matrix inverse = Matrix::uninitialised(n, 1); // of the deviation
    for (Index i = 0; i < n; ++i) {
        const double mean = view(in).row(i).cast<double>().mean();
        const double variance
            = (view(in).row(i).cast<double>().array() - mean).square().mean() + epsilon;
        inverse(i, 0) = static_cast<Scalar>(1 / std::sqrt(variance));
        view(normal).row(i).array() -= static_cast<Scalar>(mean);
        view(normal).row(i) *= inverse(i, 0);
    }
    Matrix y = normal;
    view(y).array().rowwise() *= view(tape.value(gain)).row(0).array();
    view(y).rowwise() += view(tape.value(bias)).row(0);
    return tape.computed(std::move(y),
        [x, gain, bias, normal = std::move(normal), inverse = std::move(inverse)](
            const Back& back) {
            back.tape.addSlope(bias, columnSums(back.slope));
            Matrix byGain = back.slope;
            view(byGain).array() *= view(normal).array();
            back.tape.addSlope(gain, columnSums(byGain));
            Matrix part = back.slope; // of the normal numbers, then of x
            view(part).array().rowwise() *= view(back.tape.value(gain)).row(0).array();
            for (Index i = 0; i < part.rows(); ++i) {
                const Scalar mean = view(part).row(i).mean();
                const Scalar along
                    = view(part).row(i).dot(view(normal).row(i)) / static_cast<Scalar>(part.cols());
                view(part).row(i).array() -= mean + view(normal).row(i).array() * along;
                view(part).row(i) *= inverse(i, 0);
            }
            back.tape.addSlope(x, std::move(part));
        });
}

Variable dropout(Tape& tape, Variable x, double probability, std::uint64_t key)
{
    if (probability <= 0)
        return x;
    const Matrix& in = tape.value(x);
    Matrix kept = Matrix::uninitialised(in.rows(), in.cols());
    const auto factor = static_cast<Scalar>(1 / (1 - probability));
    for (Index i = 0; i < kept.size(); ++i)
        kept.data()[i] = uniform(key, static_cast<std::uint64_t>(i)) < probability ? 0 : factor;
    Matrix y = in;
    view(y).array() *= view(kept).array();
    return tape.computed(std::move(y), [x, kept = std::move(kept)](const Back& back) {
        Matrix part = back.slope;
        view(part).array() *= view(kept).array();
        back.tape.addSlope(x, std::move(part));
    });
}

Variable meanOverTokens(Tape& tape, Variable x, std::span<const Index> lengths)
{
    const Matrix& in = tape.value(x);
    const Index batch = std::ssize(lengths);
    Matrix result(batch, in.cols());
    for (Index b = 0; b < batch; ++b) {
        const Index n = lengths[static_cast<std::size_t>(b)];
        for (Index t = 0; t < n; ++t)
            view(result).row(b) += view(in).row(t * batch + b);
        view(result).row(b) /= static_cast<Scalar>(n);
    }
    return tape.computed(std::move(result),
        [x, kept = std::vector<Index>(lengths.begin(), lengths.end())](const Back& back) {
            Matrix& to = back.tape.slope(x);
            for (Index b = 0; b < back.slope.rows(); ++b) {
                const Index n = kept[static_cast<std::size_t>(b)];
                for (Index t = 0; t < n; ++t)
                    view(to).row(t * back.slope.rows() + b)
                        += view(back.slope).row(b) / static_cast<Scalar>(n);
            }
        });
}

} // namespace core::learning
