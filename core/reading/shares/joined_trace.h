#pragma once

#include "core/reading/shares/joined.h"

#include <memory>

namespace core {

struct JoinedFrom {
    std::shared_ptr<const Trace> whole;
    JoinWish wish;
};

// A trace with the weights of joined tokens, as if somebody else had computed them: only they are
// known. The same trace where the wish changes nothing.
std::shared_ptr<const Trace> joinedTrace(
    std::shared_ptr<const Trace> trace, const JoinWish& wish, const RunOptions& options = {});

// The trace that a joined one was made of; of others, itself.
const Trace& withItsOwnTokens(const Trace& trace);

} // namespace core
