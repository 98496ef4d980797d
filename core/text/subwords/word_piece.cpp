#include "core/text/subwords/word_piece.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    bool hasMoreCharacters(std::string_view word, std::size_t most)
    {
        if (word.size() <= most)
            return false;
        const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
        return static_cast<std::size_t>(std::ranges::count_if(word, begins)) > most;
    }

    SubwordToken wholeWord(std::optional<TokenId> id, std::string_view word)
    {
        if (!id)
            refuseUnknown(word);
        return { *id, 0, static_cast<std::uint32_t>(word.size()) };
    }

} // namespace

WordPiece::WordPiece(Vocabulary vocabulary, WordPieceRules wordRules)
    : known(std::move(vocabulary))
    , rules(std::move(wordRules))
    , insideWord(known.prefixes().walk(SubwordTrie::root, rules.prefix))
{
}

void WordPiece::encode(std::string_view word, std::vector<SubwordToken>& to) const
{
    const std::size_t before = to.size();
    std::size_t begin = 0;
    while (begin < word.size() && !hasMoreCharacters(word, rules.longestWord)) {
        const auto from = begin == 0 ? std::optional(SubwordTrie::root) : insideWord;
        const auto piece
            = from ? known.prefixes().longest(word.substr(begin), *from) : std::nullopt;
        if (!piece)
            break;
        const std::size_t end = begin + piece->length;
        to.push_back(
            { piece->number, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end) });
        begin = end;
    }
    if (begin == word.size())
        return;
    to.resize(before);
    to.push_back(wholeWord(known.idOf(rules.unknown), word));
}

WordLevel::WordLevel(Vocabulary vocabulary, const std::string& unknown)
    : known(std::move(vocabulary))
    , unknownId(known.idOf(unknown))
{
}

void WordLevel::encode(std::string_view word, std::vector<SubwordToken>& to) const
{
    const auto id = known.idOf(word);
    to.push_back(wholeWord(id ? id : unknownId, word));
}

} // namespace core
