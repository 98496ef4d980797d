#pragma once

#include "core/text/normal/text_normaliser.h"
#include "core/text/subwords/vocabulary.h"
#include "core/text/tokenizer/text_pieces.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A token that is found in the text before it is cut.
struct AddedToken {
    TokenId id = 0;
    std::string content;
    bool singleWord = false; // not inside a word
    bool stripsLeft = false; // white space before it belongs to it
    bool stripsRight = false;
    bool normalised = false; // looked for in the normalised text
    bool special = false; // said to the model, not to people

    bool operator==(const AddedToken&) const = default;
};

class AddedTokens {
public:
    AddedTokens() = default;
    // Errors "tokenizer_long_piece", "tokenizer_duplicate_id".
    AddedTokens(std::vector<AddedToken> given, std::span<const TextNormaliser> normalisers);

    // The original, normalised where it is no added token, and in which pieces.
    [[nodiscard]] TextPieces normalisedPieces(
        const AlignedText& original, std::span<const TextNormaliser> normalisers) const;

    // Null if it is none.
    [[nodiscard]] const AddedToken* find(TokenId id) const;
    [[nodiscard]] const AddedToken* named(std::string_view content) const;

private:
    void cut(const SubwordTrie& trie, std::string_view text, std::vector<TextPiece>& pieces) const;

    std::vector<AddedToken> tokens;
    SubwordTrie inOriginal; // numbers are places in tokens
    SubwordTrie inNormalised;
    std::map<TokenId, std::size_t> byId;
};

} // namespace core
