#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct WeightedTerm {
    Index key = 0; // counted from 0
    Scalar weight = 0;
    std::string name; // the token; with its position, "the₄", if the word occurs more than once
};

// Whether the tokens' texts are just their numbers: "1", "2", "3".
bool areNumbered(std::span<const Token> tokens);
// Whether a token is easily mistaken for a part of the arithmetic: "", " ", "2", "−0,5" or "+".
bool readsAsArithmetic(std::string_view text);

// out_i = Σ_j a_ij v_j, the largest terms first (by absolute weight, ties by position). Keys of
// weight 0 have no term. A token that reads as arithmetic is quoted. Rows without names are the
// vectors of the formula: "o₁ = 0.73·v₂", or "ŷ₁ = 0.73·y₂" for points.
struct WeightedSum {
    std::string query; // the output's name: "it′"
    std::vector<WeightedTerm> terms; // at most k
    Index others = 0; // further keys whose weight is not 0
    double rest = 0; // the sum of their weights
};

// Layer, head and query counted from 0.
struct WeightedSumOf {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
};
WeightedSum weightedSum(const Trace& trace, const WeightedSumOf& of, Index k);

// "it′ = 0.77·animal + 0.09·it + …": the first k terms, with `digits` digits after the point. The
// ellipsis replaces all further terms and those that would read 0.00, except the first. Negative
// weights: "it′ = 0.77·animal − 0.09·it". No terms: "it′ = 0".
std::string weightedSumText(const WeightedSum& sum, int digits, Index k);

} // namespace core
