#pragma once

#include "core/inference/weight_access/inference_context.h"

#include <vector>

namespace core {

// What goes into one stack.
struct StackInput {
    std::vector<Index> ids; // of tokens
    std::vector<Index> types; // of the sentence each is in; empty: all 0
    std::shared_ptr<const Tensor> pixels; // channels x side x side, for stacks that see pictures
};

// Error "token_id" for ids that the tables do not have, "picture_shape".
Matrix embedded(
    const EmbeddingLayer& embedding, const StackInput& input, const InferenceContext& run);

} // namespace core
