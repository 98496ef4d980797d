#pragma once

#include "core/attention/parameter.h"
#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// The learned parameters of a score for one head; unused ones are empty.
struct ScoreParameters {
    Matrix w; // general: d_q x d_k; location: d_k x a
    Matrix wq; // additive: d_q x a
    Matrix wk; // additive: d_k x a
    Matrix b; // additive, location: 1 x a
    Matrix u; // additive: 1 x a; location: a x 1

    static void parameters(auto& self, auto&& f)
    {
        f(Parameter { "score.w", ParameterKind::ScoreMatrix }, self.w);
        f(Parameter { "score.w_q", ParameterKind::ScoreMatrix }, self.wq);
        f(Parameter { "score.w_k", ParameterKind::ScoreMatrix }, self.wk);
        f(Parameter { "score.b", ParameterKind::ScoreBias }, self.b);
        f(Parameter { "score.u", ParameterKind::ScoreVector }, self.u);
    }
    bool operator==(const ScoreParameters&) const = default;
};

struct ParameterShape {
    Parameter parameter;
    Index rows = 0;
    Index cols = 0;
};

// Widths of a head's queries and keys; different only if takesAnyWidths().
struct ScoreWidths {
    Index dq = 0;
    Index dk = 0;
};

// Inputs of one head's raw scores.
struct ScoreInputs {
    const ScoreParameters& parameters;
    const Matrix& q; // n x d_q
    const Matrix& k; // m x d_k
};

// Gradients by those inputs, in their shapes.
struct ScoreGradients {
    Matrix q, k;
    ScoreParameters parameters {}; // only those of the score
};

// One query and one key of a head.
struct QueryKey {
    std::span<const Scalar> q; // d_q
    std::span<const Scalar> k; // d_k
    const ScoreParameters& parameters;
};

// How each component of a raw score is computed from its two operands.
enum class CellTerms {
    Product, // left · right
    SquaredDifference, // (left − right)²: kernels
    Tanh, // factor · tanh(left + right): additive
};

// The operands of a raw score in double precision, one per component. left and right: q and k; qW
// and k (general); q/‖q‖ and k/‖k‖ (cosine); qW_q + b and kW_k, with factors u (additive); U and
// the vector it multiplies (location).
struct ScoreOperands {
    CellTerms how = CellTerms::Product;
    std::vector<double> left, right, factors {};
};

// Each score tells the same formula four times:
//
//     forward     the raw scores, n x m, always finite (saturated at ±1e38, `excluded` outside a
//                 kernel's support)
//     backward    the gradients of its inputs from ∂L/∂s, which is 0 where a score is `excluded`
//     explain     the operands of one score
//     shapes      of its parameters

// s_ij = q_i · k_j
struct DotScore {
    static constexpr std::string_view id = "dot";
    static void fields(auto&, auto&&) { }
    static Matrix forward(const ScoreInputs& from);
    static ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient);
    static ScoreOperands explain(const QueryKey& at);
    static std::vector<ParameterShape> shapes(const ScoreWidths& widths);
    bool operator==(const DotScore&) const = default;
};

// s_ij = q_i · k_j / √d_k (torch.nn.functional.scaled_dot_product_attention), before the scaling of
// the experiment
struct ScaledDotScore {
    static constexpr std::string_view id = "scaled_dot";
    static void fields(auto&, auto&&) { }
    static Matrix forward(const ScoreInputs& from);
    static ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient);
    static ScoreOperands explain(const QueryKey& at);
    static std::vector<ParameterShape> shapes(const ScoreWidths& widths);
    bool operator==(const ScaledDotScore&) const = default;
};

// s_ij = q_i W k_jᵀ. W: d_q x d_k. [Luong et al. 2015]
struct GeneralScore {
    static constexpr std::string_view id = "general";
    static void fields(auto&, auto&&) { }
    static Matrix forward(const ScoreInputs& from);
    static ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient);
    static ScoreOperands explain(const QueryKey& at);
    static std::vector<ParameterShape> shapes(const ScoreWidths& widths);
    bool operator==(const GeneralScore&) const = default;
};

// s_ij = u · tanh(W_q q_i + W_k k_j + b). As rows: q W_q with W_q: d_q x a, W_k: d_k x a; b, u:
// 1 x a. [Bahdanau et al. 2015]
struct AdditiveScore {
    static constexpr std::string_view id = "additive";
    int width = 0; // a; 0: as wide as the wider of queries and keys
    static void fields(auto& self, auto&& f) { f("width", self.width, Range { 0, 8192 }); }
    static Matrix forward(const ScoreInputs& from);
    static ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient);
    static ScoreOperands explain(const QueryKey& at);
    [[nodiscard]] std::vector<ParameterShape> shapes(const ScoreWidths& widths) const;
    bool operator==(const AdditiveScore&) const = default;
};

// s_ij = q_i·k_j / (‖q_i‖‖k_j‖); 0 where either is the zero vector
struct CosineScore {
    static constexpr std::string_view id = "cosine";
    static void fields(auto&, auto&&) { }
    static Matrix forward(const ScoreInputs& from);
    static ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient);
    static ScoreOperands explain(const QueryKey& at);
    static std::vector<ParameterShape> shapes(const ScoreWidths& widths);
    bool operator==(const CosineScore&) const = default;
};

enum class Kernel { Gaussian, Box, Triangle, Epanechnikov };
constexpr auto enumIds(Kernel)
{
    return std::array<std::string_view, 4> { "gaussian", "box", "triangle", "epanechnikov" };
}

// The logarithm of a kernel of r = ‖q_i - k_j‖, h the bandwidth: exp(-r²/h); 1 if r ≤ h else 0;
// max(0, 1 - r/h); max(0, 1 - r²/h²). Its softmax is Nadaraya-Watson regression. Outside a kernel's
// support the score is `excluded`. Normalisers that take weights (sum, relu, none) get the kernel
// itself.
struct KernelScore {
    static constexpr std::string_view id = "kernel";
    Kernel kernel = Kernel::Gaussian;
    float bandwidth = 1.0F;
    bool byLength = false; // how the bandwidth was set (core/settings/derived_fields.h); not saved
    static void fields(auto& self, auto&& f)
    {
        f("kernel", self.kernel);
        f("bandwidth", self.bandwidth, Range { 0.001, 1000, true });
    }
    [[nodiscard]] Matrix forward(const ScoreInputs& from) const;
    [[nodiscard]] ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient) const;
    static ScoreOperands explain(const QueryKey& at);
    static std::vector<ParameterShape> shapes(const ScoreWidths& widths);
    bool operator==(const KernelScore& other) const // of what is computed
    {
        return kernel == other.kernel && bandwidth == other.bandwidth;
    }
};

enum class LocationForm { HU, HWU, TanhHU, TanhHWbU };
constexpr auto enumIds(LocationForm)
{
    return std::array<std::string_view, 4> { "hu", "hwu", "tanh_hu", "tanh_hwbu" };
}

// One score per key, independent of the query: HU, HWU, tanh(H)U, tanh(HW+b)U with H the head's
// keys (m x d_k), W: d_k x a, b: 1 x a, U: a x 1 (d_k x 1 in the forms without W).
struct LocationScore {
    static constexpr std::string_view id = "location";
    LocationForm form = LocationForm::TanhHWbU;
    int width = 0; // a; 0: as wide as d_k
    static void fields(auto& self, auto&& f)
    {
        f("form", self.form);
        f("width", self.width, Range { 0, 8192 });
    }
    [[nodiscard]] Matrix forward(const ScoreInputs& from) const;
    [[nodiscard]] ScoreGradients backward(const ScoreInputs& from, const Matrix& gradient) const;
    [[nodiscard]] ScoreOperands explain(const QueryKey& at) const;
    [[nodiscard]] std::vector<ParameterShape> shapes(const ScoreWidths& widths) const;
    bool operator==(const LocationScore&) const = default;
};

using Score = std::variant<DotScore, ScaledDotScore, GeneralScore, AdditiveScore, CosineScore,
    KernelScore, LocationScore>;

// The raw scores of n queries (n x d_q) for m keys (m x d_k): n x m, always finite
// (saturated at ±1e38, `excluded` outside a kernel's support).
Matrix scores(
    const Score& score, const ScoreParameters& parameters, const Matrix& q, const Matrix& k);

ScoreGradients scoreBackward(const Score& score, const ScoreInputs& from, const Matrix& gradient);

// The components of one raw score and their sum.
struct ScoreTerms : ScoreOperands {
    std::vector<double> terms;
    double sum = 0; // Σ terms
};
ScoreTerms explainScore(const Score& score, const QueryKey& at);

// Whether the score is the logarithm of a weight (kernels).
bool isLogarithm(const Score& score);

// Whether queries and keys may have different widths: a parameter matrix maps them to a common
// width (general, additive), or only keys count (location). All other scores need d_q = d_k and
// have no parameters.
bool takesAnyWidths(const Score& score);

} // namespace core
