#pragma once

#include "core/text/tokens.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

// Which tokens are pieces of one word (Token::continues). What is special belongs to no word.

// Tokens with places in a text: those that share one of its words (Words of tokens.h).
void joinByText(std::span<Token> tokens, std::string_view text);

// Tokens without a text, by what vocabularies write: "##" before what begins no word, or a sign for
// the blank ("Ġ", "▁") before what begins one. Then punctuation stands alone, and so do letters of
// scripts that put no blanks between words. `written` are their names in the vocabulary.
void joinByMarks(std::span<Token> tokens, std::span<const std::string> written);

// "##ing", "Ġthe" and "▁the" without these signs.
std::string_view withoutMark(std::string_view piece);

// Whether a token is called as those that stand for no text are in most vocabularies: "[CLS]",
// "</s>", "<|endoftext|>". Not those for hidden or unknown text.
bool isSpecialName(std::string_view name);

// "[UNK]" and its like.
bool isUnknownName(std::string_view name);

} // namespace core
