#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <span>
#include <string_view>
#include <variant>

namespace core {

// a_j = exp(z_j) / Σ exp(z), the row's maximum subtracted first
struct Softmax {
    static constexpr std::string_view id = "softmax";
    static void fields(auto&, auto&&) { }
    bool operator==(const Softmax&) const = default;
};

// a_j = max(0, z_j) / Σ max(0, z)
struct ReluSum {
    static constexpr std::string_view id = "relu_sum";
    static void fields(auto&, auto&&) { }
    bool operator==(const ReluSum&) const = default;
};

// a_j = max(0, z_j)
struct Relu {
    static constexpr std::string_view id = "relu";
    static void fields(auto&, auto&&) { }
    bool operator==(const Relu&) const = default;
};

// a_j = max(0, z_j) / m for m keys, including masked ones. [Wortsman et al. 2023]
struct ReluMean {
    static constexpr std::string_view id = "relu_mean";
    static void fields(auto&, auto&&) { }
    bool operator==(const ReluMean&) const = default;
};

// a_j = σ(z_j - ln m) = 1 / (1 + m·exp(-z_j)) for m keys, including masked ones. [Ramapuram et al.
// 2024]
struct Sigmoid {
    static constexpr std::string_view id = "sigmoid";
    static void fields(auto&, auto&&) { }
    bool operator==(const Sigmoid&) const = default;
};

// The point of the simplex nearest to z. [Martins and Astudillo 2016]
struct Sparsemax {
    static constexpr std::string_view id = "sparsemax";
    static void fields(auto&, auto&&) { }
    bool operator==(const Sparsemax&) const = default;
};

// a_j = z_j / Σ z; a row whose terms cancel to a sum near 0 becomes zeros
struct SumNormaliser {
    static constexpr std::string_view id = "sum";
    static void fields(auto&, auto&&) { }
    bool operator==(const SumNormaliser&) const = default;
};

// a_j = z_j
struct NoNormaliser {
    static constexpr std::string_view id = "none";
    static void fields(auto&, auto&&) { }
    bool operator==(const NoNormaliser&) const = default;
};

using Normaliser = std::variant<Softmax, ReluSum, Relu, Sparsemax, SumNormaliser, NoNormaliser,
    ReluMean, Sigmoid>;

// Turns a row of m scores into weights in place. `excluded` cells become exactly 0. With
// `logarithm`, the normalisers that take weights (relu_sum, relu, relu_mean, sum, none) work on
// exp(z). Returns false, and leaves zeros, if the row has nothing to attend to.
bool normalise(const Normaliser& normaliser, std::span<Scalar> row, bool logarithm);

} // namespace core
