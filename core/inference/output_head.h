#pragma once

#include "core/inference/weight_access/inference_context.h"

#include <span>
#include <vector>

namespace core {

// An altered network says what it was trained for.
PredictionKind predictionKind(const Architecture& network);

// Some states of a stack as its readout takes them: with the norm behind the last layer, unless
// they have it, and projected, where a stack does so.
Matrix readableStates(
    const Stack& stack, const Matrix& states, bool hasNorm, const InferenceContext& run);

// The rows that a readout reads, of the last ones: all of them, or one for all.
Matrix statesAt(const OutputHead& readout, const Matrix& states);

// A number for each token of the vocabulary or each class, from such states: a row for a row,
// whose bits do not depend on the others.
Matrix logitsOf(const OutputHead& readout, const Matrix& states, const InferenceContext& run);

// The `count` largest of a row, the largest first; of equal ones the first comes first.
std::vector<Index> largestOf(std::span<const Scalar> logits, Index count);

// Some rows, in this order.
Matrix chosenRows(const Matrix& all, std::span<const Index> chosen);

} // namespace core
