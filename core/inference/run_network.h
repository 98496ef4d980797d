#pragma once

#include "core/inference/run.h"
#include "core/inference/weight_access/embed.h"

#include <memory>
#include <string>
#include <vector>

namespace core {

struct NetworkInput {
    std::vector<Index> ids {};
    std::vector<Index> types {}; // token types; empty: all 0
    std::vector<Index> decoderIds {}; // for networks with a decoder
    std::shared_ptr<const Tensor> pixels {}; // for vision models
    TokenList tokens {}, decoderTokens {}; // labels; null: numbered from 1
    // output tokens, where they are the labels of the decoder's positions
    TokenList generatedTokens {};
};

// Checks the input before anything is computed. Errors as of runNetwork.
void checkInput(const Architecture& network, const NetworkInput& input);

// The trace, without a model. Paths of its attentions: "layer1", …; with a decoder
// "encoder/layer1", "decoder/layer1" and "cross/layer1". Null when stopped. Errors "no_tokens",
// "too_many_tokens", "token_id", "picture_shape", "too_much_memory", "not_finite", and those of
// reading the weights.
std::shared_ptr<Trace> runNetwork(const Architecture& network, const WeightReader& weights,
    const NetworkInput& input, const RunOptions& options = {});

} // namespace core
