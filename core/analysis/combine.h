#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

namespace core {

// The heads of a layer (counted from 0) in one picture, cell by cell: n x m. Heads that are
// switched off are left out; without any head left, zeros.
Matrix meanOfHeads(const Trace& trace, Index layer);
Matrix maximumOfHeads(const Trace& trace, Index layer);

// Whether rollout is defined: every layer is self-attention.
bool hasRollout(const Trace& trace);

// Attention rollout: how much of each token's output comes from each input token, the residual
// path counted as half. R = A'_L ⋯ A'_1 with A' = (M + I)/2, its rows divided by their sum, M the
// mean of the layer's heads. [Abnar and Zuidema 2020] Rows of R sum to one for every normaliser:
// weights count with their absolute value, and a token that attends to nothing keeps itself. Of
// joined tokens: the rollout of all, joined.
// Error "rollout_needs_self_attention" otherwise.
Matrix rollout(const Trace& trace);

} // namespace core
