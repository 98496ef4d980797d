#pragma once

#include "core/text/subwords/subword_token.h"
#include "core/text/subwords/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

struct WordPieceRules {
    std::string unknown = "[UNK]";
    std::string prefix = "##"; // of pieces that begin no word
    std::size_t longestWord = 100; // characters; what is longer is unknown
};

// From the beginning of a word, always the longest piece there is; a word with a rest is unknown.
// [Schuster, Nakajima 2012; Devlin et al. 2019]
class WordPiece {
public:
    WordPiece(Vocabulary vocabulary, WordPieceRules rules);

    // Adds the tokens of a word. Error "tokenizer_no_unknown".
    void encode(std::string_view word, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    Vocabulary known;
    WordPieceRules rules;
    std::optional<SubwordTrie::Node> insideWord; // where pieces with the prefix begin
};

// A word is a piece, or unknown.
class WordLevel {
public:
    WordLevel(Vocabulary vocabulary, const std::string& unknown);

    // Adds the token of a word. Error "tokenizer_no_unknown".
    void encode(std::string_view word, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    Vocabulary known;
    std::optional<TokenId> unknownId;
};

} // namespace core
