#pragma once

#include "core/text/normal/aligned_text.h"
#include "core/text/pattern/text_pattern.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

// A part of a text that is a token already, or that is cut on.
struct TextPiece {
    ByteRange bytes; // never none
    std::optional<std::uint32_t> added; // the id of an added token
};

// A text in pieces; what lies between them is in no token.
struct TextPieces {
    AlignedText text;
    std::vector<TextPiece> pieces;
};

// What becomes of the matches of a pattern and of what lies between them.
enum class SplitDelimiter { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

struct SplitBehavior {
    SplitDelimiter behaviour = SplitDelimiter::Removed;
    bool inverted = false; // what matches not, is taken for what matches
};

// Adds the matches in a text, in order.
using MatchFinder = std::function<void(std::string_view text, std::vector<ByteRange>& matches)>;

// Cuts every piece that is no added token.
void splitPieces(TextPieces& pieces, const MatchFinder& find, SplitBehavior how);

// Writes every piece that is no added token anew: the function adds what becomes of those bytes.
using PieceWriter = std::function<void(AlignedText& to, const AlignedText& text, ByteRange piece)>;
void rewritePieces(TextPieces& pieces, const PieceWriter& write);

} // namespace core
