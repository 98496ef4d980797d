#pragma once

#include "core/base/lane_sum.h"
#include "core/base/matrix.h"

#include <cmath>
#include <span>
#include <vector>

namespace core {

// p_j = |a_j| / Σ|a|, in double: a row of weights as a distribution over the keys. For softmax
// p = a. Other normalisers may give negative weights or rows that do not sum to 1; their entropy,
// shares and distance use absolute weights. Empty if the row is zeros.
inline std::vector<double> distribution(std::span<const Scalar> weights)
{
    std::vector<double> result(weights.size());
    for (std::size_t j = 0; j < weights.size(); ++j)
        result[j] = std::abs(static_cast<double>(weights[j]));
    const double sum = laneSum(result.size(), [&](std::size_t j) { return result[j]; });
    if (sum == 0)
        return {};
    for (double& p : result)
        p /= sum;
    return result;
}

} // namespace core
