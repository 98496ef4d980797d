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

// A token that is matched in the text before the pre-tokenizer ("added_tokens").
struct AddedToken {
    TokenId id = 0;
    std::string content;
    bool singleWord = false; // only as a whole word
    bool stripsLeft = false; // includes the white space before it
    bool stripsRight = false;
    bool normalised = false; // matched in the normalised text
    bool special = false; // not part of the text, such as [CLS]

    bool operator==(const AddedToken&) const = default;
};

class AddedTokens {
public:
    AddedTokens() = default;
    // Errors "tokenizer_long_piece", "tokenizer_duplicate_id".
    AddedTokens(std::vector<AddedToken> given, std::span<const TextNormaliser> normalisers);

    // The text, normalised outside added tokens, and its pieces.
    [[nodiscard]] TextPieces normalisedPieces(
        const AlignedText& original, std::span<const TextNormaliser> normalisers) const;

    // Null if there is no such token.
    [[nodiscard]] const AddedToken* find(TokenId id) const;
    [[nodiscard]] const AddedToken* named(std::string_view content) const;

private:
    void cut(const SubwordTrie& trie, std::string_view text, std::vector<TextPiece>& pieces) const;

    std::vector<AddedToken> tokens;
    SubwordTrie inOriginal; // numbers are indices in tokens
    SubwordTrie inNormalised;
    std::map<TokenId, std::size_t> byId;
};

} // namespace core
