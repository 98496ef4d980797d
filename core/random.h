#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace core {

// The key of a stream of random numbers: a hash of the user's seed and of what it is for, so that
// one more head or token leaves the numbers of the others alone.
std::uint64_t streamKey(std::uint64_t seed, std::string_view purpose, std::uint64_t number = 0);

// Number i of a stream: SplitMix64's output function at key + (i+1)·golden ratio. [Steele et al.
// 2014]
std::uint64_t randomBits(std::uint64_t key, std::uint64_t i);

// In (0, 1), never 0 or 1: an odd multiple of 2^-53.
double uniform(std::uint64_t key, std::uint64_t i);

// Fills with mean 0 and the given deviation by Box-Muller over the stream. Only +, -, *, /, sqrt
// and own polynomials in double: bit for bit the same on every machine. A shorter fill is the
// beginning of a longer one.
void fillNormal(std::span<Scalar> numbers, std::uint64_t key, double deviation);

} // namespace core
