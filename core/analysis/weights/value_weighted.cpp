#include "core/analysis/weights/value_weighted.h"

#include "core/head_at.h"
#include "core/math/projection.h"

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

} // namespace core
