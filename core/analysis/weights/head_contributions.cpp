#include "core/analysis/weights/head_contributions.h"

#include "core/head_at.h"

#include <algorithm>
#include <vector>

namespace core {

namespace {

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
