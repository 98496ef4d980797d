#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

namespace core {

// Element-wise mean and maximum of a layer's attention weights over its heads; layer counted from
// 0, returns n x m. Ablated heads are left out; zeros if all heads are ablated.
Matrix meanOfHeads(const Trace& trace, Index layer);
Matrix maximumOfHeads(const Trace& trace, Index layer);

// Whether rollout is defined: every layer is self-attention.
bool hasRollout(const Trace& trace);

// Attention rollout: the contribution of each input token to each token's output.
//     R = A'_L ⋯ A'_1,  A' = (M + I)/2 with its rows divided by their sum,
// M the mean of the layer's heads, I the residual path. [Abnar and Zuidema 2020] M uses absolute
// weights, and a token that attends to nothing keeps itself, so rows of R sum to 1 for every
// normaliser. For a merged trace: the rollout of the unmerged one, merged afterwards. Error
// "rollout_needs_self_attention" if hasRollout() is false.
Matrix rollout(const Trace& trace);

} // namespace core
