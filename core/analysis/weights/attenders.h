#pragma once

#include "core/trace.h"

#include <vector>

namespace core {

struct HeadWeight {
    Index layer = 0, head = 0; // counted from 0
    Scalar weight = 0;
    bool operator==(const HeadWeight&) const = default;
};

// The weight a_{query,key} of every head in all attentions whose tokens are those of `layer`'s
// attention. Sorted by weight, the largest first; equal weights in the order of layers and heads.
std::vector<HeadWeight> attendersOf(const Trace& trace, Index layer, Index query, Index key);

} // namespace core
