#pragma once

#include "core/text/subwords/subword_token.h"
#include "core/text/subwords/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

struct WordPieceRules {
    std::string unknown = "[UNK]";
    std::string prefix = "##"; // of subwords inside a word
    std::size_t longestWord = 100; // characters; longer words are unknown
};

// WordPiece: greedily takes the longest subword from the start of the word; a word with a remainder
// is unknown. [Schuster, Nakajima 2012; Devlin et al. 2019]
class WordPiece {
public:
    WordPiece(Vocabulary vocabulary, WordPieceRules rules);

    // Appends the tokens of a word. Error "tokenizer_no_unknown".
    void encode(std::string_view word, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    Vocabulary known;
    WordPieceRules rules;
    std::optional<SubwordTrie::Node> insideWord; // the trie node of the prefix
};

// Each word is one token, or unknown.
class WordLevel {
public:
    WordLevel(Vocabulary vocabulary, const std::string& unknown);

    // Appends the token of a word. Error "tokenizer_no_unknown".
    void encode(std::string_view word, std::vector<SubwordToken>& to) const;
    [[nodiscard]] const Vocabulary& vocabulary() const { return known; }

private:
    Vocabulary known;
    std::optional<TokenId> unknownId;
};

} // namespace core
