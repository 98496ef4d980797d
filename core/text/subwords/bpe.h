#pragma once

#include "core/text/subwords/merge_table.h"
#include "core/text/subwords/subword_token.h"
#include "core/text/subwords/vocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

struct BpeRules {
    std::vector<std::pair<std::string, std::string>> merges; // the first is done first
    std::optional<std::string> unknown; // what stands for characters that have no piece
    std::string prefix; // of symbols that begin no word
    std::string suffix; // of the last symbol of a word
    bool fuseUnknown = false; // one token for all that stand together
    bool byteFallback = false; // bytes (<0x0A>) rather than the unknown token
    bool ignoreMerges = false; // a word that is a piece is taken as it is
};

// Byte-pair encoding: a word begins as its characters, and the pair of neighbours that stands first
// among the merges, the leftmost of equal ones, becomes one symbol until there is none.
// [Sennrich, Haddow, Birch 2016]
class Bpe {
public:
    // Error "tokenizer_unknown_merge": a merge names what is no piece.
    Bpe(Vocabulary vocabulary, BpeRules rules);

    // Gives the tokens of a word; there are none before. Error "tokenizer_no_unknown".
    void encode(
        std::string_view word, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    void addSymbols(std::string_view word, TokenizerScratch& scratch) const;
    void addUnknown(std::string_view character, TokenizerScratch& scratch) const;
    void flushUnknown(TokenizerScratch& scratch) const;
    void merge(TokenizerScratch& scratch) const;
    void push(std::size_t left, TokenizerScratch& scratch) const;
    void mergeAt(const MergeCandidate& best, TokenizerScratch& scratch) const;
    void encodePart(
        std::string_view part, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const;
    [[nodiscard]] std::optional<TokenId> symbolOf(
        std::string_view word, std::size_t begin, std::size_t length) const;
    [[nodiscard]] bool canJoin(char32_t left, char32_t right) const;

    Vocabulary known;
    BpeRules rules;
    MergeTable merges;
    MergeTable junctions; // the characters on both sides of where a merge joins
    std::optional<TokenId> unknownId;
    std::vector<std::optional<TokenId>> bytes;
};

} // namespace core
