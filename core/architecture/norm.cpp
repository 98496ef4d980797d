#include "core/architecture/norm.h"

#include <cassert>
#include <cmath>

namespace core {

namespace {

    struct NormStatistics {
        double mean = 0;
        double scale = 1; // 1 / √(variance + ε)
    };

    NormStatistics normStatisticsOf(const Norm& norm, std::span<const Scalar> row)
    {
        const auto count = static_cast<double>(row.size());
        NormStatistics result;
        if (norm.kind == Norm::Kind::Layer) {
            for (const Scalar x : row)
                result.mean += static_cast<double>(x);
            result.mean /= count;
        }
        double squares = 0;
        for (const Scalar x : row) {
            const double apart = static_cast<double>(x) - result.mean;
            squares += apart * apart;
        }
        result.scale = 1 / std::sqrt(squares / count + norm.epsilon);
        return result;
    }

} // namespace

void normaliseRows(const Norm& norm, std::span<const Scalar> weight, std::span<const Scalar> bias,
    MutableBlock rows)
{
    assert(std::ssize(weight) == rows.cols && (bias.empty() || std::ssize(bias) == rows.cols));
    const Scalar one = norm.zeroCentred ? 1 : 0;
    for (Index i = 0; i < rows.rows; ++i) {
        const std::span<Scalar> row(rows.row(i), weight.size());
        const NormStatistics statistics = normStatisticsOf(norm, row);
        for (std::size_t j = 0; j < row.size(); ++j) {
            const double apart = static_cast<double>(row[j]) - statistics.mean;
            row[j] = static_cast<Scalar>(apart * statistics.scale) * (weight[j] + one);
            if (!bias.empty())
                row[j] += bias[j];
        }
    }
}

} // namespace core
