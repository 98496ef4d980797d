#pragma once

#include "core/text/tokenizer/encoding.h"
#include "core/text/tokenizer/tokenizer.h"

#include <functional>
#include <memory>
#include <string>

namespace core::learning {
struct LearntNetwork;
}

namespace app {

// What makes tokens of a text, and calls each by its number.
struct TokenMaker {
    std::function<core::Encoding(const core::TokenizerInput& input)> encode;
    std::function<std::string(core::PieceId id)> spelling;
};

// That of a network that was taught here, which reads one text at a time: the words or characters
// of its task. Errors "unknown_tokens", "no_tokens", "second_text"; "no_tokenizer" of a curve.
TokenMaker taughtMaker(const std::shared_ptr<const core::learning::LearntNetwork>& network);

} // namespace app
