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
    std::vector<std::pair<std::string, std::string>> merges; // in order of priority
    std::optional<std::string> unknown; // the token for characters outside the vocabulary
    std::string prefix; // of symbols inside a word
    std::string suffix; // of the last symbol of a word
    bool fuseUnknown = false; // one token for consecutive unknown characters
    bool byteFallback = false; // bytes (<0x0A>) rather than the unknown token
    bool ignoreMerges = false; // a word in the vocabulary is not split
};

// Byte-pair encoding: a word starts as its characters, and the neighbouring pair that comes first
// among the merges (leftmost first) becomes one symbol, until no pair is left.
// [Sennrich, Haddow, Birch 2016]
class Bpe {
public:
    // Error "tokenizer_unknown_merge": a merge has a part outside the vocabulary.
    Bpe(Vocabulary vocabulary, BpeRules rules);

    // Writes the tokens of a word to `to`, which is empty. Error "tokenizer_no_unknown".
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
    MergeTable junctions; // pairs of characters at the boundaries of merges
    std::optional<TokenId> unknownId;
    std::vector<std::optional<TokenId>> bytes;
};

} // namespace core
