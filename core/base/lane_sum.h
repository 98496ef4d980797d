#pragma once

#include <array>
#include <cstddef>
#include <numeric>

namespace core {

// term(0) + … + term(count - 1) in eight sums side by side: without -ffast-math a compiler makes
// vector instructions of them, not of one. The same bits on every machine.
template <class Term> double laneSum(std::size_t count, const Term& term)
{
    constexpr std::size_t width = 8;
    std::array<double, width> lanes {};
    std::size_t j = 0;
    for (; j + width <= count; j += width)
        for (std::size_t lane = 0; lane < width; ++lane)
            lanes[lane] += term(j + lane);
    for (std::size_t lane = 0; j < count; ++j, ++lane)
        lanes[lane] += term(j);
    return std::accumulate(lanes.begin(), lanes.end(), 0.0);
}

} // namespace core
