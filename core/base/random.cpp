#include "core/base/random.h"

#include "core/base/portable_functions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace core {

namespace {

    // The top 52 bits as 0.b₁…b₅₂1: an odd multiple of 2^-53, exact in every step.
    double fraction(std::uint64_t bits)
    {
        constexpr std::uint64_t one = 0x3ff0000000000000; // the bits of 1.0
        return std::bit_cast<double>(one | (bits >> 12)) - (1.0 - 0x1p-53);
    }

    constexpr std::size_t blockPairs = 32;

    struct Pairs {
        std::array<double, blockPairs> first;
        std::array<double, blockPairs> second;
    };

    // Box-Muller: r = √(-2 ln u), then (r cos 2πv, r sin 2πv) are two independent normal numbers.
    void boxMuller(Pairs& pairs, double deviation)
    {
        for (std::size_t i = 0; i < blockPairs; ++i) {
            const double radius = deviation * std::sqrt(-2.0 * naturalLog(pairs.first[i]));
            const SineCosine angle = sineCosine(pairs.second[i]);
            pairs.first[i] = radius * angle.cosine;
            pairs.second[i] = radius * angle.sine;
        }
    }

} // namespace

std::uint64_t streamKey(std::uint64_t seed, std::string_view purpose, std::uint64_t number)
{
    std::uint64_t hash = 0xcbf29ce484222325; // FNV-1a
    for (const char c : purpose)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return randomBits(randomBits(seed, 0) ^ hash, number);
}

double uniform(std::uint64_t key, std::uint64_t i)
{
    return fraction(randomBits(key, i));
}

void fillNormal(std::span<Scalar> values, std::uint64_t key, double deviation)
{
    constexpr double largest = 1e37; // times 8.6, the largest radius: still a finite float
    const double bounded = std::clamp(deviation, -largest, largest);
    Pairs pairs;
    for (std::size_t begin = 0; begin < values.size(); begin += 2 * blockPairs) {
        for (std::size_t i = 0; i < blockPairs; ++i) {
            pairs.first[i] = fraction(randomBits(key, begin + 2 * i));
            pairs.second[i] = fraction(randomBits(key, begin + 2 * i + 1));
        }
        boxMuller(pairs, bounded);
        const std::size_t count = std::min(2 * blockPairs, values.size() - begin);
        for (std::size_t i = 0; i < count / 2; ++i) {
            values[begin + 2 * i] = static_cast<Scalar>(pairs.first[i]);
            values[begin + 2 * i + 1] = static_cast<Scalar>(pairs.second[i]);
        }
        if (count % 2 == 1)
            values[begin + count - 1] = static_cast<Scalar>(pairs.first[count / 2]);
    }
}

} // namespace core
