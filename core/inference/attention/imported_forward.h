#pragma once

#include "core/trace.h"

namespace core {

// The attention that a file holds. Up to `heldBytes` of numbers the trace holds them; what is more
// stays in the file until it is asked for (head_at.h). Null when stopped. Errors: those of reading
// the file.
std::shared_ptr<const Trace> runImported(
    std::shared_ptr<const Model> model, const RunOptions& options, double heldBytes = 256 << 20);

// The same where the trace holds the numbers of this attention, counted from 0, for those who look
// at all heads of a layer; a trace that holds them already is left as it is. Null when stopped.
std::shared_ptr<const Trace> holdingImported(
    std::shared_ptr<const Trace> trace, Index attention, const RunOptions& options = {});

} // namespace core
