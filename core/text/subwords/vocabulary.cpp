#include "core/text/subwords/vocabulary.h"

#include "core/base/error.h"

#include <algorithm>

namespace core {

namespace {

    void checkNumbering(
        const std::vector<NumberedSubword>& sorted, std::span<const TokenId> elsewhere)
    {
        std::vector<TokenId> others(elsewhere.begin(), elsewhere.end());
        std::ranges::sort(others);
        std::uint64_t next = 0;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const auto& [piece, id] = sorted[i];
            if (i > 0 && sorted[i - 1].second == id)
                throw Error("tokenizer_duplicate_id",
                    message("the tokens “%1” and “%2” of the tokenizer share the ID %3",
                        sorted[i - 1].first, piece, id));
            for (; next < id; ++next)
                if (!std::ranges::binary_search(others, next))
                    throw Error("tokenizer_hole",
                        message("the tokenizer's vocabulary has a gap: “%1” has the ID %2, but no "
                                "token has %3",
                            piece, id, next));
            next = std::uint64_t { id } + 1;
        }
    }

} // namespace

void checkSubwordLength(std::string_view piece)
{
    if (piece.size() > longestSubword)
        throw Error("tokenizer_long_piece",
            message("a token of the tokenizer has %1 bytes; the maximum is %2", piece.size(),
                longestSubword));
}

Vocabulary::Vocabulary(std::vector<NumberedSubword> entries, std::span<const TokenId> elsewhere)
{
    if (entries.empty())
        throw Error("tokenizer_empty_vocabulary", message("the tokenizer's vocabulary is empty"));
    std::ranges::stable_sort(entries, {}, &NumberedSubword::second);
    checkNumbering(entries, elsewhere);
    pieces.resize(std::size_t { entries.back().second } + 1);
    for (auto& [piece, id] : entries) {
        checkSubwordLength(piece);
        trie.insert(piece, id);
        pieces[id] = std::move(piece);
    }
}

std::vector<std::optional<TokenId>> byteTokens(const Vocabulary& vocabulary)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::vector<std::optional<TokenId>> ids;
    for (const char high : digits)
        for (const char low : digits)
            ids.push_back(vocabulary.idOf(std::string { '<', '0', 'x', high, low, '>' }));
    return ids;
}

void refuseUnknown(std::string_view text)
{
    constexpr std::size_t shown = 40;
    const std::string_view start = text.substr(0, shown);
    throw Error("tokenizer_no_unknown",
        message("the tokenizer has no token for “%1” and no unknown token ([UNK])",
            start.size() < text.size() ? std::string_view("…") : start));
}

} // namespace core
