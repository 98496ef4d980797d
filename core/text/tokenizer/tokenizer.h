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

// The tokenizer of a pretrained model (tokenizer.json). Immutable, so threads may share one.
struct Tokenizer {
    std::vector<TextNormaliser> normalisers; // applied one after the other
    AddedTokens added;
    std::vector<PreTokenizer> preTokenizers;
    TokenizerModel model;
    std::vector<PostProcessor> postProcessors; // at most one that is not ProcessTrim
    std::vector<TokenDecoder> decoders;
};

struct TokenizerInput {
    std::string_view text;
    std::optional<std::string_view> second = std::nullopt;
    bool withSpecial = true; // adds the model's special tokens, such as [CLS]
};

// Encodes one or two texts. Truncation and padding of tokenizer.json are left to the caller. Errors
// "text_not_utf8", "text_too_long", "tokenizer_no_unknown", "tokenizer_slow_pattern".
Encoding encodeText(const Tokenizer& tokenizer, const TokenizerInput& input);

// The special token between two texts; empty if the tokenizer joins them without one.
std::optional<TemplateToken> pairSeparator(const Tokenizer& tokenizer);

// Decodes token IDs to text. Error "tokenizer_no_such_id".
std::string decodeIds(
    const Tokenizer& tokenizer, std::span<const TokenId> ids, bool withSpecial = false);

// The vocabulary entry or added token. Error "tokenizer_no_such_id".
const std::string& tokenText(const Tokenizer& tokenizer, TokenId id);

} // namespace core
