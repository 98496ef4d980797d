#pragma once

#include "core/trace.h"

#include <vector>

namespace core {

struct HeadWeight {
    Index layer = 0, head = 0; // counted from 0
    Scalar weight = 0;
    bool operator==(const HeadWeight&) const = default;
};

// What every head gives to a key when a query asks, the largest weight first and equal ones in the
// order of the heads: of all attentions with the same tokens as that of `layer`.
std::vector<HeadWeight> attendersOf(const Trace& trace, Index layer, Index query, Index key);

} // namespace core
