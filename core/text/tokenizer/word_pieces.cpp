#include "core/text/tokenizer/word_pieces.h"

#include "core/base/matrix.h"
#include "core/base/utf8.h"
#include "core/text/letters.h"
#include "core/text/pattern/character_kinds.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

namespace core {

namespace {

    constexpr std::string_view insideMark = "##";
    constexpr std::array<std::string_view, 2> blankMarks { "Ġ", "▁" };
    constexpr std::array<std::string_view, 2> breakMarks { "Ċ", "ĉ" }; // a line's end and a tab

    constexpr std::array<std::string_view, 12> specialNames { "[CLS]", "[SEP]", "[PAD]", "<s>",
        "</s>", "<pad>", "<cls>", "<sep>", "<bos>", "<eos>", "<start_of_turn>", "<end_of_turn>" };
    constexpr std::array<std::string_view, 3> unknownNames { "[UNK]", "<unk>", "<|unk|>" };

    bool begins(std::string_view text, std::span<const std::string_view> marks)
    {
        return std::ranges::any_of(
            marks, [&](std::string_view mark) { return text.starts_with(mark); });
    }

    // The range of words that a token overlaps; none: last < first.
    struct WordsOf {
        Index first = 0;
        Index last = -1;
    };

    WordsOf wordsOf(const Token& token, const std::vector<Token>& words)
    {
        const auto first = std::ranges::upper_bound(words, token.begin, {}, &Token::end);
        const auto behind = std::ranges::lower_bound(words, token.end, {}, &Token::begin);
        return { first - words.begin(), behind - words.begin() - 1 };
    }

    // Punctuation, white space and scripts without blanks between words.
    bool standsAlone(std::string_view text)
    {
        bool alone = true;
        bool together = false;
        eachCodePoint(text, [&](char32_t c, std::size_t, std::size_t) {
            alone = alone && (isPunctuation(c) || isWhiteSpace(c));
            together = together || isWrittenTogether(c);
        });
        return alone || together;
    }

} // namespace

void joinByText(std::span<Token> tokens, std::string_view text)
{
    const std::vector<Token> words = tokenise(WordTokens {}, text);
    Index open = -1; // the last word of the previous token
    for (Token& token : tokens) {
        const WordsOf own = token.special ? WordsOf {} : wordsOf(token, words);
        const bool any = own.first <= own.last;
        token.continues = any && own.first == open;
        open = any ? own.last : -1;
    }
}

void joinByMarks(std::span<Token> tokens, std::span<const std::string> written)
{
    assert(tokens.size() == written.size());
    const bool marksInside = std::ranges::any_of(
        written, [](const std::string& piece) { return piece.starts_with(insideMark); });
    const bool marksBlanks = std::ranges::any_of(
        written, [](const std::string& piece) { return begins(piece, blankMarks); });
    const auto alone = [&](std::size_t i) {
        return tokens[i].special || begins(written[i], breakMarks)
            || (!marksInside
                && (standsAlone(withoutMark(written[i])) || standsAlone(tokens[i].text)));
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool inside = marksInside ? written[i].starts_with(insideMark)
                                        : marksBlanks && !begins(written[i], blankMarks);
        tokens[i].continues = inside && i > 0 && !alone(i) && !alone(i - 1);
    }
}

std::string_view withoutMark(std::string_view piece)
{
    if (piece.size() > insideMark.size() && piece.starts_with(insideMark))
        return piece.substr(insideMark.size());
    for (const std::string_view mark : blankMarks)
        if (piece.size() > mark.size() && piece.starts_with(mark))
            return piece.substr(mark.size());
    return piece;
}

bool isSpecialName(std::string_view name)
{
    return std::ranges::count(specialNames, name) > 0
        || (name.size() > 4 && name.starts_with("<|") && name.ends_with("|>")
            && !isUnknownName(name));
}

bool isUnknownName(std::string_view name)
{
    return std::ranges::count(unknownNames, name) > 0;
}

} // namespace core
