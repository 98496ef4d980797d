#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

#include <span>
#include <stop_token>

namespace core {

// Why the scores are divided by √d_k: components of q and k with mean 0 and variance 1 give scores
// of variance d_k; large scores push softmax to one-hot, where its Jacobian vanishes and nothing
// can be learnt.
struct Sensitivity {
    double rawVariance = 0; // of all n·m raw scores, those outside a kernel's support left out
    double scaledVariance = 0; // the same of raw / divisor
    // What q·k would have for independent components of mean 0: d_k · mean q² · mean k².
    double expectedVariance = 0;
    double jacobian = 0; // mean of jacobianNorm over the rows that are not empty
};

// Counted from 0. Of attention that was computed elsewhere only the Jacobian is known. When stopped
// it returns early, with numbers that mean nothing.
Sensitivity sensitivity(
    const Trace& trace, Index layer, Index head, const std::stop_token& stop = {});

// Population variance of the numbers that are not `excluded`; 0 for none.
double scoreVariance(const Matrix& scores);

// The variance of all products q_i·k_j without forming them. With the mean rows q̄, k̄ and the
// covariances C_q, C_k (d x d): q̄ C_k q̄ᵀ + k̄ C_q k̄ᵀ + Σ C_q∘C_k, a sum of nothing negative.
double dotVariance(const Matrix& q, const Matrix& k);

} // namespace core
