#pragma once

#include "core/text/tokenizer/encoding.h"
#include "core/text/tokenizer/tokenizer.h"

#include <functional>
#include <memory>
#include <string>

namespace core::training {
struct TrainedNetwork;
}

namespace app {

// Tokenizes a text, and names a token by its ID.
struct TokenMaker {
    std::function<core::Encoding(const core::TokenizerInput& input)> encode;
    std::function<std::string(core::TokenId id)> spelling;
};

// For a network trained with Headlight: splits one text into the words or characters of its task.
// Errors "unknown_tokens", "no_tokens", "second_text"; "no_tokenizer" for a curve.
TokenMaker trainedTokenizer(const std::shared_ptr<const core::training::TrainedNetwork>& network);

} // namespace app
