#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <span>
#include <string_view>
#include <variant>

namespace core {

struct NoScaling {
    static constexpr std::string_view id = "none";
    static void fields(auto&, auto&&) { }
    bool operator==(const NoScaling&) const = default;
};

struct SqrtScaling {
    static constexpr std::string_view id = "sqrt_dk";
    static void fields(auto&, auto&&) { }
    bool operator==(const SqrtScaling&) const = default;
};

struct WidthScaling {
    static constexpr std::string_view id = "dk";
    static void fields(auto&, auto&&) { }
    bool operator==(const WidthScaling&) const = default;
};

struct FactorScaling {
    static constexpr std::string_view id = "factor";
    float factor = 1.0F;
    static void fields(auto& self, auto&& f)
    {
        f("factor", self.factor, Range { 1e-3, 1e3, true });
    }
    bool operator==(const FactorScaling&) const = default;
};

// The divisor of the raw scores.
using Scaling = std::variant<NoScaling, SqrtScaling, WidthScaling, FactorScaling>;

// 1, √d_k, d_k or the factor.
double divisor(const Scaling& scaling, Index dk);

// Divides a row of scores, saturated at ±1e38; `excluded` is kept.
void divide(std::span<Scalar> row, Scalar divisor);

} // namespace core
