#include "core/architecture/relative_bias.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace core {

Index bucketOf(const RelativeBias& relativeBias, Index distance)
{
    const Index count = relativeBias.bidirectional ? relativeBias.count / 2 : relativeBias.count;
    const Index behind = relativeBias.bidirectional && distance > 0 ? count : 0;
    const Index away
        = relativeBias.bidirectional ? std::abs(distance) : std::max<Index>(-distance, 0);
    const Index exact = count / 2;
    if (away < exact)
        return behind + away;
    // Operations in float and in the library's order: distances at a bucket's edge must not change
    // sides.
    const auto far = std::log(static_cast<float>(away) / static_cast<float>(exact));
    const auto whole = static_cast<float>(
        std::log(static_cast<double>(relativeBias.farthest) / static_cast<double>(exact)));
    const auto step = static_cast<Index>(far / whole * static_cast<float>(count - exact));
    return behind + std::min(exact + step, count - 1);
}

std::vector<Matrix> bucketBias(
    const RelativeBias& relativeBias, const Matrix& table, Index queries, Index keys)
{
    std::vector<Matrix> result;
    for (Index head = 0; head < table.cols(); ++head) {
        Matrix& bias = result.emplace_back(Matrix::uninitialised(queries, keys));
        for (Index i = 0; i < queries; ++i)
            for (Index j = 0; j < keys; ++j)
                bias(i, j) = table(bucketOf(relativeBias, j - i), head);
    }
    return result;
}

std::vector<Scalar> alibiSlopes(Index heads)
{
    std::vector<Scalar> result;
    const auto power = static_cast<Index>(std::bit_floor(static_cast<std::size_t>(heads)));
    for (Index h = 1; h <= heads; ++h) {
        const bool beyond = h > power;
        const auto place = static_cast<double>(beyond ? 2 * (h - power) - 1 : h);
        const auto all = static_cast<double>(beyond ? 2 * power : power);
        result.push_back(static_cast<Scalar>(std::exp2(-8 * place / all)));
    }
    return result;
}

} // namespace core
