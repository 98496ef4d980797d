#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

#include <string_view>
#include <vector>

namespace core {

// Where a weight stands; all counted from 0.
struct CellAt {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
};

// How the components of a raw score are made of two strips of numbers.
enum class CellTerms {
    Product, // left · right
    SquaredDifference, // (left − right)²: kernels
    Tanh, // factor · tanh(left + right): additive
};

// The whole arithmetic of one weight, in the order it happens.
struct CellExplanation {
    // No: the weight was computed elsewhere, and it, its rank and the keys are all that is known.
    bool known = true;
    CellTerms how = CellTerms::Product;
    // One number for each component. The strips are q and k; qW and k (general); q/‖q‖ and k/‖k‖
    // (cosine); qW_q + b, kW_k and the factors u (additive); U and what it multiplies (location).
    std::vector<double> left, right, factors, terms;
    double sum = 0; // Σ terms
    // score(q, k). The sum; the sum / √d_k (scaled_dot); the logarithm of the kernel at r² = sum.
    double raw = 0;
    double divisor = 1;
    double scaled = 0; // raw / divisor
    double softcap = 0; // c; 0: none
    double capped = 0; // c·tanh(scaled/c); without a soft cap scaled
    double maskNumber = 0; // what a mask of numbers adds
    double distanceBias = 0; // −slope·|i − j|
    bool allowed = true; // false: forbidden by a mask, or outside a kernel's support
    double masked = 0; // capped + maskNumber + distanceBias; `excluded` where not allowed
    double temperature = 1;
    double logit = 0; // masked / temperature; `excluded` where not allowed
    // weight = numerator / denominator. Softmax: exp(logit − rowMaximum) / Σ of the row. Without a
    // division the denominator is 1. A row whose weights are all 0: numerator 0, denominator 1.
    double rowMaximum = 0; // the largest logit of the row
    double threshold = 0; // sparsemax: what is subtracted from the logits
    double numerator = 0;
    double denominator = 1;
    Index keys = 0; // of the row, those included that may not be looked at
    Scalar weight = 0; // as in the trace
    Index rank = 1; // of the weight in its row; equal weights share the better rank
};

// Costs one row of scores. Agrees with the trace's weight within rounding.
CellExplanation explainCell(const Trace& trace, const CellAt& at);

} // namespace core
