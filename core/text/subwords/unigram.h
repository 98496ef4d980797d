#pragma once

#include "core/text/subwords/subword_token.h"
#include "core/text/subwords/vocabulary.h"

#include <optional>
#include <string_view>
#include <vector>

namespace core {

struct UnigramRules {
    std::vector<double> scores; // by token ID: log probabilities
    std::optional<TokenId> unknown;
    bool byteFallback = false; // bytes (<0x0A>) rather than the unknown token
};

// The segmentation with the largest sum of scores (Viterbi); a character outside the vocabulary
// scores 10 less than the lowest subword. [Kudo 2018]
class Unigram {
public:
    // rules.scores has an entry for every token ID.
    Unigram(Vocabulary vocabulary, UnigramRules rules);

    // Appends the tokens of a text. Error "tokenizer_no_unknown".
    void encode(
        std::string_view text, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    void findWays(std::string_view text, TokenizerScratch& scratch) const;
    void addPiece(std::string_view text, SubwordToken piece, std::vector<SubwordToken>& to) const;

    Vocabulary known;
    UnigramRules rules;
    double unknownScore = 0;
    std::vector<std::optional<TokenId>> bytes;
};

} // namespace core
