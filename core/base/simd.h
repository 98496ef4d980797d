#pragma once

// The widest vectors of the instruction set that a source file of core is compiled for, and the
// kernels' operations. Never included outside core, where the width may differ.

#include "core/base/matrix.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

namespace core::simd {

#if defined(__AVX512F__)
inline constexpr int bytes = 64;
#elif defined(__AVX__)
inline constexpr int bytes = 32;
#else
inline constexpr int bytes = 16;
#endif

using Vector [[gnu::vector_size(bytes)]] = Scalar;
using Bits [[gnu::vector_size(bytes)]] = std::int32_t;
inline constexpr Index lanes = bytes / Index { sizeof(Scalar) };

inline Vector load(const Scalar* from)
{
    Vector result;
    std::memcpy(&result, from, sizeof(result));
    return result;
}

inline void store(Scalar* to, Vector numbers)
{
    std::memcpy(to, &numbers, sizeof(numbers));
}

inline Vector all(Scalar number)
{
    return number - Vector {};
}

// The first `count` values; `rest` in the remaining lanes.
inline Vector loadFirst(const Scalar* from, Index count, Scalar rest)
{
    Vector result = all(rest);
    std::memcpy(&result, from, static_cast<std::size_t>(count) * sizeof(Scalar));
    return result;
}

inline void storeFirst(Scalar* to, Index count, Vector numbers)
{
    std::memcpy(to, &numbers, static_cast<std::size_t>(count) * sizeof(Scalar));
}

inline Vector larger(Vector a, Vector b)
{
    return a > b ? a : b;
}
inline Vector smaller(Vector a, Vector b)
{
    return a < b ? a : b;
}
inline Vector magnitude(Vector a)
{
    return (Vector)((Bits)a & 0x7FFFFFFF);
}

// The lower half of the lanes combined with the upper half, until one lane is left.
template <int Lanes, class F> inline Scalar reduced(const Scalar* numbers, const F& f)
{
    if constexpr (Lanes == 1) {
        return *numbers;
    } else {
        using Half [[gnu::vector_size(Lanes / 2 * sizeof(Scalar))]] = Scalar;
        Half halves[2];
        std::memcpy(halves, numbers, sizeof(halves));
        const Half one = f(halves[0], halves[1]);
        Scalar rest[Lanes / 2];
        std::memcpy(rest, &one, sizeof(rest));
        return reduced<Lanes / 2>(rest, f);
    }
}

inline Scalar sumOf(Vector a)
{
    Scalar numbers[lanes];
    store(numbers, a);
    return reduced<lanes>(numbers, [](auto x, auto y) { return x + y; });
}

inline Scalar largestOf(Vector a)
{
    Scalar numbers[lanes];
    store(numbers, a);
    return reduced<lanes>(numbers, [](auto x, auto y) { return x > y ? x : y; });
}

// Swaps the Step x Step squares above the diagonal with those below it.
template <int Step, int... Lane>
inline void swapSquares(Vector& upper, Vector& lower, std::integer_sequence<int, Lane...>)
{
    constexpr int n = lanes;
    const Vector a = upper;
    const Vector b = lower;
    upper = __builtin_shufflevector(a, b, ((Lane & Step) == 0 ? Lane : n + Lane - Step)...);
    lower = __builtin_shufflevector(a, b, ((Lane & Step) == 0 ? Lane + Step : n + Lane)...);
}

// Transposes a lanes x lanes square: swaps squares of half the size, then those inside them, down
// to single values.
template <int Step = lanes / 2> inline void transpose(std::array<Vector, lanes>& rows)
{
    for (std::size_t i = 0; i < lanes; ++i) {
        if ((i & Step) == 0)
            swapSquares<Step>(rows[i], rows[i + Step], std::make_integer_sequence<int, lanes> {});
    }
    if constexpr (Step > 1)
        transpose<Step / 2>(rows);
}

} // namespace core::simd
