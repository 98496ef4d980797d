#pragma once

// log, exp, sin and cos from +, -, *, / and bit operations alone, for Box-Muller and the position
// encodings: the C library's functions differ in the last bit between releases. Without branches,
// so that loops over them become vector instructions. Where bits matter, include it only in files
// compiled with -ffp-contract=off.

#include <bit>
#include <cstdint>

namespace core {

// ln(x) for normal x > 0. x = m·2^e with m in [√½, √2); with s = (m-1)/(m+1),
// ln m = 2·artanh(s) = 2s·(1 + s²/3 + s⁴/5 + …), |s| < 0.172. Relative error under 1e-15.
inline double naturalLog(double x)
{
    constexpr std::uint64_t one = 0x3ff0000000000000; // the bits of 1.0
    constexpr std::uint64_t rootHalf = 0x3fe6a09e667f3bcd; // of √½
    constexpr std::uint64_t mantissa = 0x000fffffffffffff;
    constexpr std::uint64_t big = 0x4330000000000000; // of 2^52: its last bits count ones
    constexpr double ln2 = 0.69314718055994530942;
    const std::uint64_t bits = std::bit_cast<std::uint64_t>(x) + (one - rootHalf);
    const double e = std::bit_cast<double>(big | (bits >> 52)) - (0x1p52 + 1023.0);
    const auto m = std::bit_cast<double>((bits & mantissa) + rootHalf);
    const double s = (m - 1.0) / (m + 1.0);
    const double z = s * s;
    double sum = 1.0 / 19.0;
    sum = sum * z + 1.0 / 17.0;
    sum = sum * z + 1.0 / 15.0;
    sum = sum * z + 1.0 / 13.0;
    sum = sum * z + 1.0 / 11.0;
    sum = sum * z + 1.0 / 9.0;
    sum = sum * z + 1.0 / 7.0;
    sum = sum * z + 1.0 / 5.0;
    sum = sum * z + 1.0 / 3.0;
    return e * ln2 + (2.0 * s + 2.0 * s * (z * sum));
}

// e^x for |x| < 700. x = n·ln 2 + r with |r| < 0.35, ln 2 in two parts so that r is exact; the
// Taylor series of e^r; n goes into the exponent. Relative error under 1e-15.
inline double exponential(double x)
{
    constexpr double inverseLn2 = 1.44269504088896340736;
    constexpr double ln2High = 0x1.62e42fefa3000p-1; // its last 12 bits are zero
    constexpr double ln2Low = 0x1.3de6af278ece6p-42;
    constexpr double rounding = 0x1.8p52; // adding it rounds to an integer, in the last bits
    const double shifted = x * inverseLn2 + rounding;
    const double n = shifted - rounding;
    const double r = (x - n * ln2High) - n * ln2Low;
    double sum = 1.0 / 6227020800.0; // 13!
    sum = sum * r + 1.0 / 479001600.0;
    sum = sum * r + 1.0 / 39916800.0;
    sum = sum * r + 1.0 / 3628800.0;
    sum = sum * r + 1.0 / 362880.0;
    sum = sum * r + 1.0 / 40320.0;
    sum = sum * r + 1.0 / 5040.0;
    sum = sum * r + 1.0 / 720.0;
    sum = sum * r + 1.0 / 120.0;
    sum = sum * r + 1.0 / 24.0;
    sum = sum * r + 1.0 / 6.0;
    sum = sum * r + 1.0 / 2.0;
    sum = 1.0 + (r + r * (r * sum));
    return sum * std::bit_cast<double>((std::bit_cast<std::uint64_t>(shifted) + 1023) << 52);
}

struct SineCosine {
    double sine;
    double cosine;
};

// sin and cos of 2π·turns for |turns| < 2^48: the nearest quarter turn is subtracted exactly,
// Taylor series compute the rest (|x| <= π/4), and the quarter decides on swap and sign. Error
// under 5e-16.
inline SineCosine sineCosine(double turns)
{
    constexpr double halfPi = 1.57079632679489661923;
    constexpr double rounding = 0x1.8p52; // adding it rounds to an integer, in the last bits
    const double shifted = 4.0 * turns + rounding;
    const auto quarter = std::bit_cast<std::uint64_t>(shifted);
    const double x = (4.0 * turns - (shifted - rounding)) * halfPi;
    const double z = x * x;
    double sine = -1.0 / 1307674368000.0; // 15!
    sine = sine * z + 1.0 / 6227020800.0;
    sine = sine * z - 1.0 / 39916800.0;
    sine = sine * z + 1.0 / 362880.0;
    sine = sine * z - 1.0 / 5040.0;
    sine = sine * z + 1.0 / 120.0;
    sine = sine * z - 1.0 / 6.0;
    sine = x + x * (z * sine);
    double cosine = 1.0 / 20922789888000.0; // 16!
    cosine = cosine * z - 1.0 / 87178291200.0;
    cosine = cosine * z + 1.0 / 479001600.0;
    cosine = cosine * z - 1.0 / 3628800.0;
    cosine = cosine * z + 1.0 / 40320.0;
    cosine = cosine * z - 1.0 / 720.0;
    cosine = cosine * z + 1.0 / 24.0;
    cosine = cosine * z - 1.0 / 2.0;
    cosine = 1.0 + z * cosine;

    const std::uint64_t swap = 0 - (quarter & 1); // all ones in the odd quarters
    const std::uint64_t exchange
        = (std::bit_cast<std::uint64_t>(sine) ^ std::bit_cast<std::uint64_t>(cosine)) & swap;
    const std::uint64_t sineSign = (quarter & 2) << 62;
    const std::uint64_t cosineSign = ((quarter + 1) & 2) << 62;
    return { std::bit_cast<double>(std::bit_cast<std::uint64_t>(sine) ^ exchange ^ sineSign),
        std::bit_cast<double>(std::bit_cast<std::uint64_t>(cosine) ^ exchange ^ cosineSign) };
}

} // namespace core
