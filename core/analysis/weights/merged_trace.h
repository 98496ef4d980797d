#pragma once

#include "core/analysis/weights/merged_tokens.h"

#include <memory>

namespace core {

struct MergedFrom {
    std::shared_ptr<const Trace> whole;
    MergeRequest request;
};

// A trace with the weights of joined tokens, as if somebody else had computed them: only they are
// known. The same trace where the wish changes nothing.
std::shared_ptr<const Trace> mergedTrace(std::shared_ptr<const Trace> trace,
    const MergeRequest& request, const RunOptions& options = {});

// The trace that a joined one was made of; of others, itself.
const Trace& unmergedTrace(const Trace& trace);

} // namespace core
