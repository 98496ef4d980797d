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

// Whoever wants to read a longer piece wants to keep the program busy.
inline constexpr std::size_t longestSubword = 1024; // bytes

// The pieces of a model by their ids and back.
class Vocabulary {
public:
    Vocabulary() = default;
    // `elsewhere` are ids that added tokens have. Errors "tokenizer_empty_vocabulary",
    // "tokenizer_duplicate_id", "tokenizer_hole": an id that nothing has, below one that is;
    // "tokenizer_long_piece".
    explicit Vocabulary(
        std::vector<NumberedSubword> entries, std::span<const TokenId> elsewhere = {});

    [[nodiscard]] std::size_t size() const { return pieces.size(); }
    [[nodiscard]] std::optional<TokenId> idOf(std::string_view piece) const
    {
        return trie.find(piece);
    }
    // Empty if it is an added token's.
    [[nodiscard]] const std::string& piece(TokenId id) const { return pieces[id]; }
    [[nodiscard]] const SubwordTrie& prefixes() const { return trie; }

private:
    std::vector<std::string> pieces; // by id
    SubwordTrie trie;
};

// Error "tokenizer_long_piece"
void checkSubwordLength(std::string_view piece);

// The id of <0x0A> and its like, by byte; nothing where the vocabulary has no such piece.
std::vector<std::optional<TokenId>> byteTokens(const Vocabulary& vocabulary);

// Text that the model has no piece for, and nothing that would stand for it:
// "tokenizer_no_unknown".
[[noreturn]] void refuseUnknown(std::string_view text);

} // namespace core
