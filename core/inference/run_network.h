#pragma once

#include "core/inference/run.h"
#include "core/inference/weight_access/embed.h"
#include "core/pretrained_model.h"

#include <memory>

namespace core {

// Checks the input before anything is computed. Errors as of runNetwork.
void checkInput(const Architecture& network, const NetworkInput& input);

// The trace, without a model. Paths of its attentions: "layer1", …; with a decoder
// "encoder/layer1", "decoder/layer1" and "cross/layer1". Null when stopped. Errors "no_tokens",
// "too_many_tokens", "token_id", "picture_shape", "too_much_memory", "not_finite", and those of
// reading the weights.
std::shared_ptr<Trace> runNetwork(const Architecture& network, const WeightReader& weights,
    const NetworkInput& input, const RunOptions& options = {});

} // namespace core
