#include "core/analysis/cell_terms.h"

#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>
#include <variant>

namespace core {

namespace {

    using Strip = std::vector<double>;

    Strip strip(std::span<const Scalar> values)
    {
        return { values.begin(), values.end() };
    }

    // x W, or x itself where there is no W. W: len(x) x a.
    Strip times(const Strip& x, const Matrix& w)
    {
        assert(std::ssize(x) == w.rows());
        Strip result(static_cast<std::size_t>(w.cols()));
        for (Index i = 0; i < w.rows(); ++i)
            for (Index j = 0; j < w.cols(); ++j)
                result[static_cast<std::size_t>(j)]
                    += x[static_cast<std::size_t>(i)] * static_cast<double>(w(i, j));
        return result;
    }

    void add(Strip& x, const Matrix& bias)
    {
        for (std::size_t t = 0; t < x.size(); ++t)
            x[t] += static_cast<double>(bias.values()[t]);
    }

    Strip unit(std::span<const Scalar> values)
    {
        Strip result = strip(values);
        const double length
            = std::sqrt(std::inner_product(result.begin(), result.end(), result.begin(), 0.0));
        for (double& x : result)
            x = length > 0 ? x / length : 0;
        return result;
    }

    Strip tanhOf(Strip x)
    {
        for (double& number : x)
            number = std::tanh(number);
        return x;
    }

    struct Strips {
        CellTerms how = CellTerms::Product;
        Strip left, right;
        Strip factors {};
    };

    Strips stripsOf(const DotScore&, const Pair& p)
    {
        return { CellTerms::Product, strip(p.q), strip(p.k) };
    }

    Strips stripsOf(const ScaledDotScore&, const Pair& p)
    {
        return { CellTerms::Product, strip(p.q), strip(p.k) };
    }

    Strips stripsOf(const GeneralScore&, const Pair& p)
    {
        return { CellTerms::Product, times(strip(p.q), p.parameters.w), strip(p.k) };
    }

    Strips stripsOf(const CosineScore&, const Pair& p)
    {
        return { CellTerms::Product, unit(p.q), unit(p.k) };
    }

    Strips stripsOf(const KernelScore&, const Pair& p)
    {
        return { CellTerms::SquaredDifference, strip(p.q), strip(p.k) };
    }

    Strips stripsOf(const AdditiveScore&, const Pair& p)
    {
        Strip left = times(strip(p.q), p.parameters.wq);
        add(left, p.parameters.b);
        return { CellTerms::Tanh, std::move(left), times(strip(p.k), p.parameters.wk),
            strip(p.parameters.u.values()) };
    }

    Strips stripsOf(const LocationScore& score, const Pair& p)
    {
        Strip right = strip(p.k);
        const bool hasW = score.form == LocationForm::HWU || score.form == LocationForm::TanhHWbU;
        if (hasW)
            right = times(right, p.parameters.w);
        if (score.form == LocationForm::TanhHWbU)
            add(right, p.parameters.b);
        if (score.form == LocationForm::TanhHU || score.form == LocationForm::TanhHWbU)
            right = tanhOf(std::move(right));
        return { CellTerms::Product, strip(p.parameters.u.values()), std::move(right) };
    }

    double termOf(const Strips& strips, std::size_t t)
    {
        const double left = strips.left[t];
        const double right = strips.right[t];
        switch (strips.how) {
        case CellTerms::SquaredDifference:
            return (left - right) * (left - right);
        case CellTerms::Tanh:
            return strips.factors[t] * std::tanh(left + right);
        case CellTerms::Product:
            break;
        }
        return left * right;
    }

} // namespace

void fillTerms(CellExplanation& cell, const Score& score, const Pair& pair)
{
    Strips strips = std::visit([&](const auto& s) { return stripsOf(s, pair); }, score);
    assert(strips.left.size() == strips.right.size());
    for (std::size_t t = 0; t < strips.left.size(); ++t)
        cell.terms.push_back(termOf(strips, t));
    cell.sum = std::accumulate(cell.terms.begin(), cell.terms.end(), 0.0);
    cell.how = strips.how;
    cell.left = std::move(strips.left);
    cell.right = std::move(strips.right);
    cell.factors = std::move(strips.factors);
}

} // namespace core
