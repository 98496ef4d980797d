#pragma once

#include "core/text/subwords/subword_trie.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

using TokenId = std::uint32_t;
using NumberedSubword = std::pair<std::string, TokenId>;

// A limit against malicious files.
inline constexpr std::size_t longestSubword = 1024; // bytes

// The subwords of a model by token ID, and back.
class Vocabulary {
public:
    Vocabulary() = default;
    // `elsewhere`: the IDs of added tokens. Errors "tokenizer_empty_vocabulary",
    // "tokenizer_duplicate_id", "tokenizer_hole" (an unused ID below a used one),
    // "tokenizer_long_piece".
    explicit Vocabulary(
        std::vector<NumberedSubword> entries, std::span<const TokenId> elsewhere = {});

    [[nodiscard]] std::size_t size() const { return pieces.size(); }
    [[nodiscard]] std::optional<TokenId> idOf(std::string_view piece) const
    {
        return trie.find(piece);
    }
    // Empty for an added token.
    [[nodiscard]] const std::string& piece(TokenId id) const { return pieces[id]; }
    [[nodiscard]] const SubwordTrie& prefixes() const { return trie; }

private:
    std::vector<std::string> pieces; // by id
    SubwordTrie trie;
};

// Error "tokenizer_long_piece"
void checkSubwordLength(std::string_view piece);

// The token IDs of <0x00> … <0xFF>, by byte; nothing if the vocabulary lacks the byte.
std::vector<std::optional<TokenId>> byteTokens(const Vocabulary& vocabulary);

// Error "tokenizer_no_unknown": the text has no subword and the model no unknown token.
[[noreturn]] void refuseUnknown(std::string_view text);

} // namespace core
