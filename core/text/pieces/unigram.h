#pragma once

#include "core/text/pieces/piece_token.h"
#include "core/text/pieces/vocabulary.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

struct UnigramRules {
    std::vector<double> scores; // by id: logarithms of probabilities
    std::optional<PieceId> unknown;
    bool byteFallback = false; // bytes (<0x0A>) rather than the unknown token
};

// Of all ways to cut a text into pieces the one with the largest sum of scores; a character without
// a piece scores 10 less than the worst piece. [Kudo 2018]
class Unigram {
public:
    // There is a score for every id.
    Unigram(Vocabulary vocabulary, UnigramRules rules);

    // Adds the tokens of a text. Error "tokenizer_no_unknown".
    void encode(std::string_view text, PieceScratch& scratch, std::vector<PieceToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    void findWays(std::string_view text, PieceScratch& scratch) const;
    void addPiece(std::string_view text, PieceToken piece, std::vector<PieceToken>& to) const;

    Vocabulary known;
    UnigramRules rules;
    double unknownScore = 0;
    std::vector<std::optional<PieceId>> bytes;
};

} // namespace core
