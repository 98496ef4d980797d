#pragma once

#include "core/text/subwords/bpe.h"
#include "core/text/subwords/unigram.h"
#include "core/text/subwords/word_piece.h"

#include <string_view>
#include <variant>
#include <vector>

namespace core {

using TokenizerModel = std::variant<Bpe, WordPiece, Unigram, WordLevel>;

const Vocabulary& vocabularyOf(const TokenizerModel& model);

// Writes the tokens of a non-empty text to `to`, which is empty. Error "tokenizer_no_unknown".
void encodeSubwords(const TokenizerModel& model, std::string_view piece, TokenizerScratch& scratch,
    std::vector<SubwordToken>& to);

} // namespace core
