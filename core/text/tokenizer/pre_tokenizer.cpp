#include "core/text/tokenizer/pre_tokenizer.h"

#include "core/text/letters.h"
#include "core/text/normal/byte_letters.h"
#include "core/text/pattern/character_kinds.h"

#include <utility>

namespace core {

namespace {

    // Matches every single character for which `is` holds.
    template <class Is> MatchFinder charactersThat(const Is& is)
    {
        return [is](std::string_view text, std::vector<ByteRange>& matches) {
            eachCodePoint(text, [&](char32_t c, std::size_t begin, std::size_t length) {
                if (is(c))
                    matches.push_back({ begin, begin + length });
            });
        };
    }

    MatchFinder patternFinder(const TextPattern& pattern)
    {
        return [&pattern](std::string_view text, std::vector<ByteRange>& matches) {
            findMatches(pattern, text, matches);
        };
    }

    std::string_view bytesIn(const AlignedText& text, ByteRange piece)
    {
        return std::string_view(text.text).substr(piece.begin, piece.end - piece.begin);
    }

    // Appends inserted text, aligned with the first character of a piece.
    void appendBefore(
        AlignedText& to, std::string_view added, const AlignedText& text, ByteRange piece)
    {
        to.text += added;
        to.from.insert(to.from.end(), added.size(), text.from[piece.begin]);
    }

    void prependBlank(TextPieces& pieces)
    {
        rewritePieces(pieces, [](AlignedText& to, const AlignedText& text, ByteRange piece) {
            if (text.text[piece.begin] != ' ')
                appendBefore(to, " ", text, piece);
            appendPart(to, text, piece.begin, piece.end);
        });
    }

    void splitBy(const SplitByteLevel& how, TextPieces& pieces)
    {
        static constexpr SplitRule isolated { SplitBehaviour::Isolated };
        static const TextPattern gpt2 = BuiltinPattern::Gpt2;
        if (how.addPrefixSpace)
            prependBlank(pieces);
        if (how.usePattern)
            splitPieces(pieces, patternFinder(gpt2), isolated);
        rewritePieces(pieces, appendByteLetters);
    }
    void splitBy(const SplitPattern& how, TextPieces& pieces)
    {
        splitPieces(pieces, patternFinder(how.pattern), how.how);
    }
    void splitBy(const SplitBert& /*how*/, TextPieces& pieces)
    {
        splitPieces(pieces, charactersThat(isWhiteSpace), { SplitBehaviour::Removed });
        splitPieces(pieces, charactersThat(isPunctuation), { SplitBehaviour::Isolated });
    }
    // \w+|[^\w\s]+
    void splitBy(const SplitWhitespace& /*how*/, TextPieces& pieces)
    {
        splitPieces(pieces, charactersThat(isWhiteSpace), { SplitBehaviour::Removed });
        splitPieces(pieces, charactersThat(isWordCharacter), { SplitBehaviour::Contiguous });
    }
    void splitBy(const SplitWhitespaceOnly& /*how*/, TextPieces& pieces)
    {
        splitPieces(pieces, charactersThat(isWhiteSpace), { SplitBehaviour::Removed });
    }
    void splitBy(const SplitPunctuation& how, TextPieces& pieces)
    {
        splitPieces(pieces, charactersThat(isPunctuation), { how.behaviour });
    }
    void splitBy(const SplitDigits& how, TextPieces& pieces)
    {
        splitPieces(pieces, charactersThat(isNumber),
            { how.individual ? SplitBehaviour::Isolated : SplitBehaviour::Contiguous });
    }
    void splitBy(const SplitAtDelimiter& how, TextPieces& pieces)
    {
        const TextPattern delimiter = LiteralPattern { how.delimiter };
        splitPieces(pieces, patternFinder(delimiter), { SplitBehaviour::Removed });
    }

    bool wantsMark(const SplitMetaspace& how, const AlignedText& text, ByteRange piece)
    {
        const std::string_view bytes = bytesIn(text, piece);
        if (bytes.starts_with(' ') || bytes.starts_with(how.replacement))
            return false;
        return how.prepend == SplitMetaspace::Prepend::Always
            || (how.prepend == SplitMetaspace::Prepend::First && text.from[piece.begin].begin == 0);
    }
    void splitBy(const SplitMetaspace& how, TextPieces& pieces)
    {
        rewritePieces(pieces, [&](AlignedText& to, const AlignedText& text, ByteRange piece) {
            if (wantsMark(how, text, piece))
                appendBefore(to, how.replacement, text, piece);
            std::size_t done = piece.begin;
            for (std::size_t i = piece.begin; i < piece.end; ++i) {
                if (text.text[i] != ' ')
                    continue;
                appendPart(to, text, done, i);
                appendBefore(to, how.replacement, text, { i, i + 1 });
                done = i + 1;
            }
            appendPart(to, text, done, piece.end);
        });
        const TextPattern mark = LiteralPattern { how.replacement };
        if (how.split)
            splitPieces(pieces, patternFinder(mark), { SplitBehaviour::MergedWithNext });
    }

} // namespace

void preTokenize(const PreTokenizer& how, TextPieces& pieces)
{
    std::visit([&](const auto& kind) { splitBy(kind, pieces); }, how);
}

} // namespace core
