#include "core/text/subwords/tokenizer_model.h"

namespace core {

const Vocabulary& vocabularyOf(const TokenizerModel& model)
{
    return std::visit(
        [](const auto& kind) -> const Vocabulary& { return kind.vocabulary(); }, model);
}

void encodeSubwords(const TokenizerModel& model, std::string_view piece, TokenizerScratch& scratch,
    std::vector<SubwordToken>& to)
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
