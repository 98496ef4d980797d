#pragma once

#include "core/inference/weight_access/inference_context.h"
#include "core/model.h"

#include <memory>
#include <string_view>
#include <vector>

namespace core {

struct PretrainedModel;

// Weight of a linear layer as inputs x outputs, in either layout of the file.
Matrix weightOf(const Linear& linear, const WeightReader& weights);

// Weights of each head of an attention, with edits and rank reduction: q, k and v before norms and
// RoPE are the products with them. Heads that share keys and values have the same W_K and W_V, and
// an edit of one applies to all of them.
LayerModel numbersOf(const AttentionLayer& attention, const WeightReader& weights,
    const ThreadPool& threadPool = ThreadPool(0));

// Parameters of the score of each head.
std::vector<ScoreParameters> scoreParametersOf(
    const AttentionLayer& attention, const WeightReader& weights);

// Shape of a parameter of a head, or of the attention; 0 x 0 if there is none of that name.
LazyLayers::Shape shapeOf(const AttentionLayer& attention, std::string_view parameter);

// numbersOf() every attention, in order, computed on demand.
Layers headWeights(const std::shared_ptr<const PretrainedModel>& model);

} // namespace core
