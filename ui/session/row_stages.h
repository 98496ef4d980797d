#pragma once

#include "core/trace.h"

#include <span>
#include <vector>

namespace ui {

struct RowAt {
    core::Index layer = 0;
    core::Index head = 0;
    core::Index query = 0;
};

// What becomes of the scores of one query, m numbers each: core::scoreStages for a single row, so
// that the pointer can move over matrices of thousands of tokens.
struct RowStages {
    std::vector<core::Scalar> raw, scaled;
    std::vector<core::Scalar> capped; // as scaled without a soft cap
    std::vector<core::Scalar> added; // by masks and distance; `excluded` where a mask forbids
    std::vector<core::Scalar> masked;
};

RowStages rowStages(const core::Trace& trace, const RowAt& at);

// Σ −p ln p of a row of weights, in nats.
double rowEntropy(std::span<const core::Scalar> weights);

} // namespace ui
