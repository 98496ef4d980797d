#pragma once

#include "core/trace.h"

namespace core {

// What each head adds to the output of one query: row n is o_n W_O^n, where W_O^n are the rows of
// W_O that multiply head n. The rows and the bias b_O sum to the layer's output of the query.
// Without W_O, row n has the head's output in its own columns. heads x dimension
Matrix headContributions(const Trace& trace, Index layer, Index query);

} // namespace core
