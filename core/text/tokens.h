#pragma once

#include "core/base/fields.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Words by Unicode's rules (UAX 29) and, for Chinese, Japanese, Thai and their like, by ICU's
// dictionaries. Punctuation is a token of its own; white space is dropped.
struct WordTokens {
    static constexpr std::string_view id = "words";
    static void fields(auto&, auto&&) { }
    bool operator==(const WordTokens&) const = default;
};

// One token for each user-perceived character (extended grapheme cluster); white space is dropped.
struct CharacterTokens {
    static constexpr std::string_view id = "characters";
    static void fields(auto&, auto&&) { }
    bool operator==(const CharacterTokens&) const = default;
};

// Splits at white space; punctuation is part of the tokens.
struct WhitespaceTokens {
    static constexpr std::string_view id = "whitespace";
    static void fields(auto&, auto&&) { }
    bool operator==(const WhitespaceTokens&) const = default;
};

using Tokens = std::variant<WordTokens, CharacterTokens, WhitespaceTokens>;

struct Token {
    std::string text;
    std::uint32_t begin = 0; // byte offset in the sentence
    std::uint32_t end = 0;
    bool known = true; // false: the embedding has no vector for it and uses a substitute
    bool continues = false; // continues the word of the previous token
    bool special = false; // not part of the text, such as [CLS]

    bool operator==(const Token&) const = default;
};

using TokenList = std::shared_ptr<const std::vector<Token>>;

// Splits a sentence into tokens. UTF-8; Error "text_not_utf8" with the offset of the bad byte.
std::vector<Token> tokenise(const Tokens& how, std::string_view text);

} // namespace core
