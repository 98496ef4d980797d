#pragma once

#include "core/inference/weight_access/inference_context.h"
#include "core/model.h"

#include <memory>
#include <string_view>
#include <vector>

namespace core {

struct PretrainedModel;

// The matrix of a linear part, inputs x outputs, whichever way round a file holds it.
Matrix weightOf(const Linear& linear, const WeightReader& numbers);

// What each head of an attention projects with, edits and rank obeyed: queries, keys and values are
// the product with them, until a norm or a rotary position comes. Heads that share keys and values
// have the same ones, and an edit of one is one of all that share it.
LayerModel numbersOf(const AttentionLayer& attention, const WeightReader& numbers,
    const ThreadPool& threadPool = ThreadPool(0));

// What the score of each head has learnt.
std::vector<ScoreParameters> scoresLearnt(
    const AttentionLayer& attention, const WeightReader& numbers);

// The shape of a parameter of a head, or of the attention itself; 0 x 0: it has none of that name.
LazyLayer::Shape shapeOf(const AttentionLayer& attention, std::string_view parameter);

// Those of every attention, in the order they happen, made when they are asked for.
Layers headNumbers(const std::shared_ptr<const PretrainedModel>& model);

} // namespace core
