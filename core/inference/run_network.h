#pragma once

#include "core/inference/weight_access/embed.h"
#include "core/trace.h"

#include <memory>
#include <string>
#include <vector>

namespace core {

struct NetworkInput {
    std::vector<Index> ids {};
    std::vector<Index> types {}; // of the sentence each token is in; empty: all 0
    std::vector<Index> decoderIds {}; // for networks with a decoder
    std::shared_ptr<const Tensor> pixels {}; // for networks that see pictures
    TokenList tokens {}, decoderTokens {}; // labels; null: numbers from 1
    TokenList generatedTokens {}; // what each place of a decoder says, where it is called so
};

// What a run of a network needs before anything is computed. Errors as of runNetwork.
void checkInput(const Architecture& network, const NetworkInput& input);

// A trace without a model. Its attentions are "layer1", …; with a decoder "encoder/layer1",
// "decoder/layer1" and, asking the encoder, "cross/layer1". Null when stopped. Errors "no_tokens",
// "too_many_tokens", "token_id", "picture_shape", "too_much_memory", "not_finite", and those of
// reading the numbers.
std::shared_ptr<Trace> runNetwork(const Architecture& network, const WeightReader& numbers,
    const NetworkInput& input, const RunOptions& options = {});

} // namespace core
