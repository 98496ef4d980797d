#pragma once

#include "core/run_options.h"
#include "core/trace.h"

namespace core {

// run() for imported attention. The trace holds up to `heldBytes` of it; more stays in the file and
// is read on demand (head_at.h). Null when stopped. Errors: those of reading the file.
std::shared_ptr<const Trace> runImported(
    std::shared_ptr<const Model> model, const RunOptions& options, double heldBytes = 256 << 20);

// A copy of the trace that holds the matrices of this attention, counted from 0, for readers of all
// heads of a layer; the same trace if it holds them already. Null when stopped.
std::shared_ptr<const Trace> holdingImported(
    std::shared_ptr<const Trace> trace, Index attention, const RunOptions& options = {});

} // namespace core
