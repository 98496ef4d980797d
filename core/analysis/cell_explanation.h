#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

#include <string_view>
#include <vector>

namespace core {

// The position of one attention weight; all counted from 0.
struct CellAt {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
};

// How each component of a raw score is computed from its two operands.
enum class CellTerms {
    Product, // left · right
    SquaredDifference, // (left − right)²: kernels
    Tanh, // factor · tanh(left + right): additive
};

// The arithmetic of one weight, in the order of computation.
struct CellExplanation {
    // false: imported attention. Then only the weight, its rank and the number of keys are known.
    bool known = true;
    CellTerms how = CellTerms::Product;
    // One entry per component. left and right: q and k; qW and k (general); q/‖q‖ and k/‖k‖
    // (cosine); qW_q + b and kW_k, with factors u (additive); U and the vector it multiplies
    // (location).
    std::vector<double> left, right, factors, terms;
    double sum = 0; // Σ terms
    // score(q, k): the sum; the sum / √d_k (scaled_dot); the log kernel at r² = sum (kernel).
    double raw = 0;
    double divisor = 1;
    double scaled = 0; // raw / divisor
    double softcap = 0; // c; 0: no soft cap
    double capped = 0; // c·tanh(scaled/c); equals scaled without a soft cap
    double maskNumber = 0; // the value that an additive mask adds
    double distanceBias = 0; // −slope·|i − j|
    bool allowed = true; // false: forbidden by a mask, or outside a kernel's support
    double masked = 0; // capped + maskNumber + distanceBias; `excluded` where not allowed
    double temperature = 1;
    double logit = 0; // masked / temperature; `excluded` where not allowed
    // weight = numerator / denominator. Softmax: exp(logit − rowMaximum) / Σ of the row.
    // Normalisers without a division have the denominator 1. An empty row has numerator 0,
    // denominator 1.
    double rowMaximum = 0; // the largest logit of the row
    double threshold = 0; // sparsemax: what is subtracted from the logits
    double numerator = 0;
    double denominator = 1;
    Index keys = 0; // m, including the masked ones
    Scalar weight = 0; // as in the trace
    Index rank = 1; // of the weight in its row; equal weights share the better rank
};

// Computes one row of scores. Its weight agrees with the trace's within rounding.
CellExplanation explainCell(const Trace& trace, const CellAt& at);

} // namespace core
