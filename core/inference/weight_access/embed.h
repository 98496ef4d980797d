#pragma once

#include "core/inference/weight_access/inference_context.h"

#include <vector>

namespace core {

// Input of one stack.
struct StackInput {
    std::vector<Index> ids; // token IDs
    std::vector<Index> types; // token types; empty: all 0
    std::shared_ptr<const Tensor> pixels; // channels x side x side, for vision models
};

// Token (or patch) plus position plus type embeddings: n x d. Errors "token_id" for IDs outside the
// tables, "picture_shape".
Matrix embedded(
    const EmbeddingLayer& embedding, const StackInput& input, const InferenceContext& run);

} // namespace core
