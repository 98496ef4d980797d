#pragma once

#include "core/text/normal/aligned_text.h"
#include "core/text/pattern/text_pattern.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

// A part of a text: an added token, or text to be split further.
struct TextPiece {
    ByteRange bytes; // never empty
    std::optional<std::uint32_t> added; // its ID if it is an added token
};

// A text and its pieces; text between them belongs to no token.
struct TextPieces {
    AlignedText text;
    std::vector<TextPiece> pieces;
};

// The treatment of the matches of a pattern and the text between them (SplitDelimiterBehavior).
enum class SplitBehaviour { Removed, Isolated, MergedWithPrevious, MergedWithNext, Contiguous };

struct SplitRule {
    SplitBehaviour behaviour = SplitBehaviour::Removed;
    bool inverted = false; // swaps matches and the text between them
};

// Appends the matches in a text, in order.
using MatchFinder = std::function<void(std::string_view text, std::vector<ByteRange>& matches)>;

// Splits every piece that is not an added token.
void splitPieces(TextPieces& pieces, const MatchFinder& find, SplitRule how);

// Rewrites every piece that is not an added token: the function appends the replacement of these
// bytes.
using PieceWriter = std::function<void(AlignedText& to, const AlignedText& text, ByteRange piece)>;
void rewritePieces(TextPieces& pieces, const PieceWriter& write);

} // namespace core
