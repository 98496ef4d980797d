#pragma once

#include "core/inference/pretrained_model.h"

#include <cstdint>

namespace core {

// How a next token is chosen: drawn by the softmax of logits / temperature, of the `topK` largest
// alone where it is not 0.
struct Sampling {
    double temperature = 0; // 0: no draw, the likeliest
    Index topK = 0;
    std::uint64_t seed = 42;
    std::uint64_t draw = 0; // of those at the same place: each has a random number of its own
};

// The token that follows, by its logits. `place` is how many tokens stand before it: each has a
// random number of its own. Of equal logits the first is the larger.
Index nextToken(std::span<const Scalar> logits, const Sampling& how, Index place);

struct GenerationOptions {
    Sampling draw {};
    Index steps = 1; // tokens, at most
};

// The input with what the model says next, token by token: behind the text for a language model,
// behind what was said for a model with a decoder, whose encoder is computed once. It stops early
// where the model sets an end, which is not added, or can take no more tokens. Null when stopped.
// Errors "no_next_token" and those of runNetwork.
std::shared_ptr<const NetworkInput> generate(const PretrainedModel& model,
    const NetworkInput& input, const GenerationOptions& how, const RunOptions& options = {});

// The input with what the model's decoder says by itself, always the likeliest token, up to the
// end it sets or as many tokens as it can. Null when stopped.
std::shared_ptr<const NetworkInput> withGeneratedTarget(
    const PretrainedModel& model, const NetworkInput& input, const RunOptions& options = {});

} // namespace core
