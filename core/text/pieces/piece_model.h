#pragma once

#include "core/text/pieces/bpe.h"
#include "core/text/pieces/unigram.h"
#include "core/text/pieces/word_piece.h"

#include <string_view>
#include <variant>
#include <vector>

namespace core {

using PieceModel = std::variant<Bpe, WordPiece, Unigram, WordLevel>;

const Vocabulary& vocabularyOf(const PieceModel& model);

// Gives the tokens of a piece of text that is not empty; there are none before. Error
// "tokenizer_no_unknown".
void encodePiece(const PieceModel& model, std::string_view piece, PieceScratch& scratch,
    std::vector<PieceToken>& to);

} // namespace core
