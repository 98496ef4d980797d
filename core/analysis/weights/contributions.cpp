#include "core/analysis/weights/contributions.h"

#include "core/head_at.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <vector>

namespace core {

namespace {

    // v W_O with the head's rows of W_O: m x d_out; v itself without an output projection.
    Matrix contributionOf(const HeadAt& head)
    {
        const Matrix& v = head.trace.v;
        const Matrix& wo = head.layerModel().wo;
        if (wo.empty())
            return v;
        const Index first = static_cast<Index>(head.headIndex) * v.cols();
        assert(first + v.cols() <= wo.rows());
        Matrix own = Matrix::uninitialised(v.cols(), wo.cols());
        std::copy_n(wo.row(first).data(), own.size(), own.data());
        return projection(v, own, {});
    }

    std::vector<double> lengths(const Matrix& rows)
    {
        std::vector<double> result;
        for (Index j = 0; j < rows.rows(); ++j) {
            const double squares
                = std::transform_reduce(rows.row(j).begin(), rows.row(j).end(), 0.0, std::plus<> {},
                    [](Scalar x) { return static_cast<double>(x) * static_cast<double>(x); });
            result.push_back(std::sqrt(squares));
        }
        return result;
    }

    // y += x W with the rows of W from `first` on.
    void addProduct(std::vector<double>& y, std::span<const Scalar> x, const Matrix& w, Index first)
    {
        for (Index k = 0; k < std::ssize(x); ++k) {
            const auto factor = static_cast<double>(x[static_cast<std::size_t>(k)]);
            const std::span<const Scalar> row = w.row(first + k);
            for (std::size_t c = 0; c < y.size(); ++c)
                y[c] += factor * static_cast<double>(row[c]);
        }
    }

} // namespace

Matrix valueWeighted(const Trace& trace, Index layer, Index head)
{
    constexpr double largest = std::numeric_limits<Scalar>::max();
    const HeadAt at = headAt(trace, layer, head);
    const Matrix& weights = at.trace.weights;
    const std::vector<double> length = lengths(contributionOf(at));
    Matrix result = Matrix::uninitialised(weights.rows(), weights.cols());
    for (Index i = 0; i < result.rows(); ++i)
        std::ranges::transform(
            weights.row(i), length, result.row(i).data(), [&](Scalar weight, double each) {
                return static_cast<Scalar>(
                    std::min(std::abs(static_cast<double>(weight)) * each, largest));
            });
    return result;
}

Matrix headContributions(const Trace& trace, Index layer, Index query)
{
    const HeadAt at = headAt(trace, layer, 0);
    const AttentionTrace& attention = at.layer;
    const Matrix& wo = at.layerModel().wo;
    const auto heads = std::ssize(attention.heads);
    Matrix result(heads, attention.output.cols());
    Index first = 0; // row of W_O
    for (Index head = 0; head < heads; ++head) {
        const auto own = attention.heads[static_cast<std::size_t>(head)].output.cols();
        const auto x = attention.concat.row(query).subspan(
            static_cast<std::size_t>(first), static_cast<std::size_t>(own));
        const std::span<Scalar> row = result.row(head);
        if (wo.empty()) {
            std::ranges::copy(x, row.begin() + first);
        } else {
            std::vector<double> sum(row.size());
            addProduct(sum, x, wo, first);
            std::ranges::transform(
                sum, row.begin(), [](double each) { return static_cast<Scalar>(each); });
        }
        first += own;
    }
    return result;
}

} // namespace core
