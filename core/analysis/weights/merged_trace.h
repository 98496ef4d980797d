#pragma once

#include "core/analysis/weights/merged_tokens.h"
#include "core/inference/run.h"

#include <memory>

namespace core {

// A trace with the weights of merged tokens. It is like imported attention: only the weights are
// known. Returns the same trace if the request changes nothing.
std::shared_ptr<const Trace> mergedTrace(std::shared_ptr<const Trace> trace,
    const MergeRequest& request, const RunOptions& options = {});

// The trace that a merged one was made from; any other trace itself.
const Trace& unmergedTrace(const Trace& trace);

} // namespace core
