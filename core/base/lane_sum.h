#pragma once

#include <array>
#include <cstddef>
#include <numeric>

namespace core {

// Σ term(i) for i < count, in eight interleaved partial sums: a compiler vectorises these without
// -ffast-math, but not a single sum. The same bits on every machine.
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
