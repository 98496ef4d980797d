#pragma once

#include "core/inference/weight_access/inference_context.h"

#include <span>
#include <vector>

namespace core {

// Hidden states as the output head takes them: after the stack's final norm, unless `hasNorm`, and
// its projection if any.
Matrix readableStates(
    const Stack& stack, const Matrix& states, bool hasNorm, const InferenceContext& run);

// Pooling of the last states: all rows, the first row, or the mean as one row.
Matrix pooledStates(const OutputHead& outputHead, const Matrix& states);

// Logits for each token of the vocabulary or each class, states: n x d; n x vocabulary, each row
// bitwise independent of the others.
Matrix logitsOf(const OutputHead& outputHead, const Matrix& states, const InferenceContext& run);

// Indices of the `count` largest logits, largest first; of equal ones the first (torch.topk).
std::vector<Index> largestOf(std::span<const Scalar> logits, Index count);

// The given rows, in this order.
Matrix chosenRows(const Matrix& all, std::span<const Index> chosen);

} // namespace core
