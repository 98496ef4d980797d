#pragma once

#include "core/text/tokens.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

// Marks the tokens that continue a word (Token::continues). Special tokens belong to no word.

// Joins tokens that overlap the same word of their text (WordTokens in tokens.h).
void joinByText(std::span<Token> tokens, std::string_view text);

// Joins tokens without a text by the marks of vocabularies: "##" before a continuation, or a mark
// for the blank ("Ġ", "▁") before the start of a word. Then punctuation is separate, and so are
// letters of scripts without blanks between words. `written`: their vocabulary entries.
void joinByMarks(std::span<Token> tokens, std::span<const std::string> written);

// "##ing", "Ġthe" and "▁the" without these marks.
std::string_view withoutMark(std::string_view piece);

// Whether a token has the name of a special token in most vocabularies: "[CLS]", "</s>",
// "<|endoftext|>". Not for [MASK] and the unknown token.
bool isSpecialName(std::string_view name);

// Whether it is a name of the unknown token, such as "[UNK]".
bool isUnknownName(std::string_view name);

} // namespace core
