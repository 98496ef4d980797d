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

// The stages of one query's scores, m values each: core::scoreStages for a single row, so that the
// pointer can move over matrices of thousands of tokens.
struct RowStages {
    std::vector<core::Scalar> raw, scaled;
    std::vector<core::Scalar> capped; // same as scaled without a soft cap
    std::vector<core::Scalar> added; // added by masks and distance; `excluded` where a mask forbids
    std::vector<core::Scalar> masked;
};

RowStages rowStages(const core::Trace& trace, const RowAt& at);

// −Σ p ln p in nats, where p is the row of weights as a distribution.
double rowEntropy(std::span<const core::Scalar> weights);

} // namespace ui
