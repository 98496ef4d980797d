#include "core/text/pieces/piece_model.h"

namespace core {

const Vocabulary& vocabularyOf(const PieceModel& model)
{
    return std::visit(
        [](const auto& kind) -> const Vocabulary& { return kind.vocabulary(); }, model);
}

void encodePiece(const PieceModel& model, std::string_view piece, PieceScratch& scratch,
    std::vector<PieceToken>& to)
{
    std::visit(
        [&](const auto& kind) {
            if constexpr (requires { kind.encode(piece, scratch, to); })
                kind.encode(piece, scratch, to);
            else
                kind.encode(piece, to);
        },
        model);
}

} // namespace core
