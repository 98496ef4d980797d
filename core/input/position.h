#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

namespace core {

struct NoPosition {
    static constexpr std::string_view id = "none";
    static void fields(auto&, auto&&) { }
    bool operator==(const NoPosition&) const = default;
};

// PE(pos, 2i) = sin(pos / base^(2i/d)), PE(pos, 2i+1) = cos of the same. [Vaswani et al. 2017]
struct Sinusoidal {
    static constexpr std::string_view id = "sinusoidal";
    float base = 10000.0F;
    static void fields(auto& self, auto&& f) { f("base", self.base, Range { 2, 1e6, true }); }
    bool operator==(const Sinusoidal&) const = default;
};

// A random table, as a learned position embedding before training.
struct RandomPosition {
    static constexpr std::string_view id = "random";
    static void fields(auto&, auto&&) { }
    bool operator==(const RandomPosition&) const = default;
};

// The components of q and k that form a pair: (0,1), (2,3), … or (0,d/2), (1,d/2+1), …
enum class Pairing { Adjacent, Halves };
constexpr auto enumIds(Pairing)
{
    return std::array<std::string_view, 2> { "adjacent", "halves" };
}

// Rotates pair i of q and k by pos · base^(-2i/d_k). An odd last component is unchanged.
// [Su et al. 2021]
struct Rotary {
    static constexpr std::string_view id = "rotary";
    Pairing pairing = Pairing::Adjacent;
    float base = 10000.0F;
    static void fields(auto& self, auto&& f)
    {
        f("pairing", self.pairing);
        f("base", self.base, Range { 2, 1e6, true });
    }
    bool operator==(const Rotary&) const = default;
};

// ALiBi: adds -m_h·|i-j| to the scaled scores, m_h = 2^(-8h/H) for head h = 1…H. [Press et al.
// 2022]
struct Alibi {
    static constexpr std::string_view id = "alibi";
    static void fields(auto&, auto&&) { }
    bool operator==(const Alibi&) const = default;
};

using Position = std::variant<NoPosition, Sinusoidal, RandomPosition, Rotary, Alibi>;

// The vectors added to the input: count x dimension; empty for encodings that add none.
Matrix positionVectors(const Position& position, Index count, Index dimension, std::uint64_t seed);

// Rotates row t of q or k (n x d_k) in place by position t.
void rotate(const Rotary& rotary, Matrix& vectors);

// ALiBi's slope m_h (head counted from 0); 0 for every other encoding.
Scalar alibiSlope(const Position& position, Index head, Index heads);

} // namespace core
