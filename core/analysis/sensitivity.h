#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

#include <span>
#include <stop_token>

namespace core {

// Why scores are divided by √d_k: if the components of q and k have mean 0 and variance 1, q·k has
// variance d_k. Large scores push softmax to one-hot rows, where its Jacobian, and so the gradient,
// vanishes.
struct Sensitivity {
    double rawVariance = 0; // of all n·m raw scores except `excluded`
    double scaledVariance = 0; // the same of raw / divisor
    // The variance of q·k if components were independent with mean 0: d_k · mean q² · mean k².
    double expectedVariance = 0;
    double jacobian = 0; // mean of jacobianNorm over the rows that are not empty
};

// Layer and head counted from 0. For imported attention only the Jacobian is known. When stopped it
// returns early, with meaningless values.
Sensitivity sensitivity(
    const Trace& trace, Index layer, Index head, const std::stop_token& stop = {});

// Population variance (torch.var with correction=0) of the scores that are not `excluded`; 0 if
// there are none.
double scoreVariance(const Matrix& scores);

// The variance of all products q_i·k_j without forming them. With the mean rows q̄, k̄ and the
// covariances C_q, C_k (d x d): q̄ C_k q̄ᵀ + k̄ C_q k̄ᵀ + Σ C_q∘C_k, a sum of nothing negative.
double dotVariance(const Matrix& q, const Matrix& k);

} // namespace core
