#pragma once

#include "core/text/normal/text_normaliser.h"
#include "core/text/subwords/tokenizer_model.h"
#include "core/text/tokenizer/added_tokens.h"
#include "core/text/tokenizer/decoding.h"
#include "core/text/tokenizer/encoding.h"
#include "core/text/tokenizer/post_processor.h"
#include "core/text/tokenizer/pre_tokenizer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// How a trained model was given its text; nothing here changes, so threads may share one.
struct Tokenizer {
    std::vector<TextNormaliser> normalisers; // one after the other, as all of these
    AddedTokens added;
    std::vector<PreTokenizer> preTokenizers;
    TokenizerModel model;
    std::vector<PostProcessor> postProcessors; // one at most that is not FrameTrim
    std::vector<TokenDecoder> decoders;
};

struct TokenizerInput {
    std::string_view text;
    std::optional<std::string_view> second = std::nullopt;
    bool withSpecial = true; // also what the model wants around texts, such as [CLS]
};

// Every token of the text or the two texts. What tokenizer.json says of truncation and padding is
// the caller's business. Errors "text_not_utf8", "text_too_long", "tokenizer_no_unknown",
// "tokenizer_slow_pattern".
Encoding encodeText(const Tokenizer& tokenizer, const TokenizerInput& input);

// The text that tokens stand for. Error "tokenizer_no_such_id".
std::string decodeIds(
    const Tokenizer& tokenizer, std::span<const TokenId> ids, bool withSpecial = false);

// What a token is called. Error "tokenizer_no_such_id".
const std::string& tokenText(const Tokenizer& tokenizer, TokenId id);

} // namespace core
