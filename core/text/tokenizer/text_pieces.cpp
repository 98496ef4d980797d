#include "core/text/tokenizer/text_pieces.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    struct SplitPart {
        ByteRange bytes;
        bool isMatch;
    };

    // The matches and the text between them.
    std::vector<SplitPart> partsBetween(
        const std::vector<ByteRange>& matches, std::size_t size, bool inverted)
    {
        std::vector<SplitPart> parts;
        std::size_t done = 0;
        for (const ByteRange match : matches) {
            if (done < match.begin)
                parts.push_back({ { done, match.begin }, inverted });
            parts.push_back({ match, !inverted });
            done = match.end;
        }
        if (done < size)
            parts.push_back({ { done, size }, inverted });
        return parts;
    }

    // Whether a part is merged with the neighbour before it in processing order.
    bool joinsNeighbour(SplitBehaviour behaviour, bool isMatch, bool wasMatch)
    {
        return behaviour == SplitBehaviour::Contiguous ? isMatch == wasMatch : isMatch && !wasMatch;
    }

    std::vector<ByteRange> joinedForwards(
        const std::vector<SplitPart>& parts, SplitBehaviour behaviour)
    {
        std::vector<ByteRange> pieces;
        bool wasMatch = false;
        for (const SplitPart& part : parts) {
            if (!pieces.empty() && joinsNeighbour(behaviour, part.isMatch, wasMatch))
                pieces.back().end = part.bytes.end;
            else
                pieces.push_back(part.bytes);
            wasMatch = part.isMatch;
        }
        return pieces;
    }

    std::vector<ByteRange> joinedBackwards(
        const std::vector<SplitPart>& parts, SplitBehaviour behaviour)
    {
        std::vector<ByteRange> pieces;
        bool wasMatch = false;
        const std::vector<SplitPart> backwards(parts.rbegin(), parts.rend());
        for (const SplitPart& part : backwards) {
            if (!pieces.empty() && joinsNeighbour(behaviour, part.isMatch, wasMatch))
                pieces.back().begin = part.bytes.begin;
            else
                pieces.push_back(part.bytes);
            wasMatch = part.isMatch;
        }
        std::ranges::reverse(pieces);
        return pieces;
    }

    std::vector<ByteRange> piecesOf(const std::vector<SplitPart>& parts, SplitBehaviour behaviour)
    {
        if (behaviour == SplitBehaviour::MergedWithNext)
            return joinedBackwards(parts, behaviour);
        if (behaviour == SplitBehaviour::MergedWithPrevious
            || behaviour == SplitBehaviour::Contiguous)
            return joinedForwards(parts, behaviour);
        std::vector<ByteRange> pieces;
        for (const SplitPart& part : parts)
            if (!part.isMatch || behaviour == SplitBehaviour::Isolated)
                pieces.push_back(part.bytes);
        return pieces;
    }

} // namespace

void splitPieces(TextPieces& pieces, const MatchFinder& find, SplitRule how)
{
    std::vector<TextPiece> cut;
    std::vector<ByteRange> matches;
    const std::string_view text(pieces.text.text);
    for (const TextPiece& piece : pieces.pieces) {
        if (piece.added) {
            cut.push_back(piece);
            continue;
        }
        const auto [begin, end] = piece.bytes;
        matches.clear();
        find(text.substr(begin, end - begin), matches);
        for (const ByteRange part :
            piecesOf(partsBetween(matches, end - begin, how.inverted), how.behaviour))
            cut.push_back({ { begin + part.begin, begin + part.end }, std::nullopt });
    }
    pieces.pieces = std::move(cut);
}

void rewritePieces(TextPieces& pieces, const PieceWriter& write)
{
    TextPieces made;
    made.text.text.reserve(pieces.text.text.size() * 2);
    made.text.from.reserve(pieces.text.from.size() * 2);
    made.pieces.reserve(pieces.pieces.size());
    for (const TextPiece& piece : pieces.pieces) {
        const std::size_t begin = made.text.text.size();
        if (piece.added)
            appendPart(made.text, pieces.text, piece.bytes.begin, piece.bytes.end);
        else
            write(made.text, pieces.text, piece.bytes);
        made.pieces.push_back({ { begin, made.text.text.size() }, piece.added });
    }
    pieces = std::move(made);
}

} // namespace core
