#include "core/text/tokenizer/text_cutter.h"

#include "core/text/letters.h"
#include "core/text/normal/byte_letters.h"
#include "core/text/pattern/character_kinds.h"

#include <utility>

namespace core {

namespace {

    // Each character that is so, by itself.
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

    // Something that was not in the text, standing for the first character of a piece.
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

    void cutBy(const CutByteLevel& how, TextPieces& pieces)
    {
        static constexpr PieceCut isolated { CutBehaviour::Isolated };
        static const TextPattern gpt2 = FamousPattern::Gpt2;
        if (how.addPrefixSpace)
            prependBlank(pieces);
        if (how.usePattern)
            cutPieces(pieces, patternFinder(gpt2), isolated);
        rewritePieces(pieces, appendByteLetters);
    }
    void cutBy(const CutSplit& how, TextPieces& pieces)
    {
        cutPieces(pieces, patternFinder(how.pattern), how.how);
    }
    void cutBy(const CutBert& /*how*/, TextPieces& pieces)
    {
        cutPieces(pieces, charactersThat(isWhiteSpace), { CutBehaviour::Removed });
        cutPieces(pieces, charactersThat(isPunctuation), { CutBehaviour::Isolated });
    }
    // \w+|[^\w\s]+
    void cutBy(const CutWhitespace& /*how*/, TextPieces& pieces)
    {
        cutPieces(pieces, charactersThat(isWhiteSpace), { CutBehaviour::Removed });
        cutPieces(pieces, charactersThat(isWordCharacter), { CutBehaviour::Contiguous });
    }
    void cutBy(const CutWhitespaceSplit& /*how*/, TextPieces& pieces)
    {
        cutPieces(pieces, charactersThat(isWhiteSpace), { CutBehaviour::Removed });
    }
    void cutBy(const CutPunctuation& how, TextPieces& pieces)
    {
        cutPieces(pieces, charactersThat(isPunctuation), { how.behaviour });
    }
    void cutBy(const CutDigits& how, TextPieces& pieces)
    {
        cutPieces(pieces, charactersThat(isNumber),
            { how.individual ? CutBehaviour::Isolated : CutBehaviour::Contiguous });
    }
    void cutBy(const CutDelimiter& how, TextPieces& pieces)
    {
        const TextPattern delimiter = LiteralPattern { how.delimiter };
        cutPieces(pieces, patternFinder(delimiter), { CutBehaviour::Removed });
    }

    bool wantsMark(const CutMetaspace& how, const AlignedText& text, ByteRange piece)
    {
        const std::string_view bytes = bytesIn(text, piece);
        if (bytes.starts_with(' ') || bytes.starts_with(how.replacement))
            return false;
        return how.prepend == CutMetaspace::Prepend::Always
            || (how.prepend == CutMetaspace::Prepend::First && text.from[piece.begin].begin == 0);
    }
    void cutBy(const CutMetaspace& how, TextPieces& pieces)
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
            cutPieces(pieces, patternFinder(mark), { CutBehaviour::MergedWithNext });
    }

} // namespace

void cutText(const TextCutter& how, TextPieces& pieces)
{
    std::visit([&](const auto& kind) { cutBy(kind, pieces); }, how);
}

} // namespace core
