#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <span>
#include <string_view>
#include <variant>

namespace core {

// A row before and after a normaliser, for its gradient.
struct NormalisedRow {
    std::span<const Scalar> scores; // z, before
    std::span<const Scalar> weights; // a
    bool logarithm = false;
};

// One logit among those of its row, for explain().
struct LogitInRow {
    std::span<const double> logits; // of the allowed keys
    double largest = 0; // of them
    double logit = 0;
    Index keys = 0; // m, including the masked ones
    bool logarithm = false;
};

// weight = numerator / denominator. Softmax: exp(logit − rowMaximum) / Σ of the row. Normalisers
// without a division have the denominator 1.
struct WeightTerms {
    double threshold = 0; // sparsemax: what is subtracted from the logits
    double numerator = 0;
    double denominator = 1;
};

// Each normaliser tells the same arithmetic three times:
//
//     forward     a row of m scores becomes weights in place; `excluded` cells become exactly 0.
//                 With `logarithm`, those that take weights (relu_sum, relu, relu_mean, sum, none)
//                 work on exp(z). Returns false, and leaves zeros, if the row has nothing to attend
//                 to.
//     backward    turns s = ∂L/∂a into ∂L/∂z in place; 0 where a score is `excluded` and where a
//                 sum vanished. ā = Σ s a; m counts the keys of the row.
//     explain     one weight in double precision.

// a_j = exp(z_j) / Σ exp(z), the row's maximum subtracted first
// ∂L/∂z = a (s - ā)
struct Softmax {
    static constexpr std::string_view id = "softmax";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const Softmax&) const = default;
};

// a_j = max(0, z_j) / Σ max(0, z)
// ∂L/∂z = (s - ā) / Σ where z > 0; for logarithms as softmax
struct ReluSum {
    static constexpr std::string_view id = "relu_sum";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const ReluSum&) const = default;
};

// a_j = max(0, z_j)
// ∂L/∂z = s where z > 0; for logarithms a s
struct Relu {
    static constexpr std::string_view id = "relu";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const Relu&) const = default;
};

// a_j = max(0, z_j) / m for m keys, including masked ones. [Wortsman et al. 2023]
// ∂L/∂z = s / m where z > 0; for logarithms a s
struct ReluMean {
    static constexpr std::string_view id = "relu_mean";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const ReluMean&) const = default;
};

// a_j = σ(z_j - ln m) = 1 / (1 + m·exp(-z_j)) for m keys, including masked ones. [Ramapuram et al.
// 2024]
// ∂L/∂z = a (1 - a) s
struct Sigmoid {
    static constexpr std::string_view id = "sigmoid";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const Sigmoid&) const = default;
};

// The point of the simplex nearest to z. [Martins and Astudillo 2016]
// ∂L/∂z = s - its mean over all a > 0, there
struct Sparsemax {
    static constexpr std::string_view id = "sparsemax";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const Sparsemax&) const = default;
};

// a_j = z_j / Σ z; a row whose terms cancel to a sum near 0 becomes zeros
// ∂L/∂z = (s - ā) / Σ; for logarithms as softmax
struct SumNormaliser {
    static constexpr std::string_view id = "sum";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const SumNormaliser&) const = default;
};

// a_j = z_j
// ∂L/∂z = s; for logarithms a s
struct NoNormaliser {
    static constexpr std::string_view id = "none";
    static void fields(auto&, auto&&) { }
    static bool forward(std::span<Scalar> row, bool logarithm);
    static void backward(const NormalisedRow& row, std::span<Scalar> gradient);
    static WeightTerms explain(const LogitInRow& at);
    bool operator==(const NoNormaliser&) const = default;
};

using Normaliser = std::variant<Softmax, ReluSum, Relu, Sparsemax, SumNormaliser, NoNormaliser,
    ReluMean, Sigmoid>;

bool normalise(const Normaliser& normaliser, std::span<Scalar> row, bool logarithm);
void normaliserBackward(
    const Normaliser& normaliser, const NormalisedRow& row, std::span<Scalar> gradient);
WeightTerms explainWeight(const Normaliser& normaliser, const LogitInRow& at);

} // namespace core
