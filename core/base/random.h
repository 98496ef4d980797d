#pragma once

#include "core/base/matrix.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

// The key of a stream of random numbers: a hash of the user's seed and the stream's purpose, so
// that another head or token does not change the other streams.
std::uint64_t streamKey(std::uint64_t seed, std::string_view purpose, std::uint64_t number = 0);

// Number i of a stream: SplitMix64's output function at key + (i+1)·golden ratio. [Steele et al.
// 2014]
constexpr std::uint64_t randomBits(std::uint64_t key, std::uint64_t i)
{
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15; // 2^64 / golden ratio, odd
    std::uint64_t z = key + (i + 1) * golden;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

// Uniform in (0, 1), never 0 or 1: an odd multiple of 2^-53.
double uniform(std::uint64_t key, std::uint64_t i);

// Normal numbers of mean 0 and the given deviation, by Box-Muller over the stream. Uses only +, -,
// *, /, sqrt and own polynomials in double: the same bits on every machine. A shorter fill is a
// prefix of a longer one.
void fillNormal(std::span<Scalar> values, std::uint64_t key, double deviation);

} // namespace core
