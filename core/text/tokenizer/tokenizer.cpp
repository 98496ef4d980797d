#include "core/text/tokenizer/tokenizer.h"

#include "core/base/error.h"

#include <iterator>
#include <utility>

namespace core {

namespace {

    // UTF-16 offsets have 32 bits, and every byte may become a letter.
    constexpr std::size_t longestTokenizedText = std::size_t { 1 } << 28;

    Encoding encodeAlone(const Tokenizer& tokenizer, std::string_view text, std::uint32_t typeId)
    {
        checkUtf8(text);
        if (text.size() > longestTokenizedText)
            throw Error("text_too_long",
                message("the text has %1 bytes; the tokenizer's maximum is %2", text.size(),
                    longestTokenizedText));
        TextPieces pieces
            = tokenizer.added.normalisedPieces(alignedText(text), tokenizer.normalisers);
        for (const PreTokenizer& preTokenizer : tokenizer.preTokenizers)
            preTokenize(preTokenizer, pieces);
        Encoding result;
        result.reserve(pieces.pieces.size());
        TokenizerScratch scratch;
        std::vector<SubwordToken> tokens;
        const Vocabulary& vocabulary = vocabularyOf(tokenizer.model);
        const std::string_view all(pieces.text.text);
        for (const auto& [bytes, added] : pieces.pieces) {
            const std::string_view piece = all.substr(bytes.begin, bytes.end - bytes.begin);
            tokens.clear();
            if (added)
                tokens.push_back({ *added, 0, static_cast<std::uint32_t>(piece.size()), true });
            else if (!piece.empty())
                encodeSubwords(tokenizer.model, piece, scratch, tokens);
            if (pieces.pieces.size() == 1)
                result.reserve(tokens.size());
            for (const SubwordToken& token : tokens)
                result.push_back({ token.id,
                    token.isVerbatim
                        ? std::string(piece.substr(token.begin, token.end - token.begin))
                        : vocabulary.piece(token.id),
                    rangeOf(pieces.text, bytes.begin + token.begin, bytes.begin + token.end),
                    typeId, false });
        }
        return result;
    }

} // namespace

Encoding encodeText(const Tokenizer& tokenizer, const TokenizerInput& input)
{
    std::vector<Encoding> texts { encodeAlone(tokenizer, input.text, 0) };
    if (input.second) {
        texts.push_back(encodeAlone(tokenizer, *input.second, 1));
        for (EncodedToken& token : texts.back())
            token.second = true;
    }
    for (const PostProcessor& postProcessor : tokenizer.postProcessors)
        postProcess(postProcessor, texts, input.withSpecial);
    if (texts.empty())
        return {};
    Encoding all = std::move(texts.front());
    for (std::size_t i = 1; i < texts.size(); ++i)
        all.insert(all.end(), std::make_move_iterator(texts[i].begin()),
            std::make_move_iterator(texts[i].end()));
    return all;
}

const std::string& tokenText(const Tokenizer& tokenizer, TokenId id)
{
    if (const AddedToken* added = tokenizer.added.find(id))
        return added->content;
    const Vocabulary& vocabulary = vocabularyOf(tokenizer.model);
    if (id >= vocabulary.size())
        throw Error("tokenizer_no_such_id", message("no token of the tokenizer has the ID %1", id));
    return vocabulary.piece(id);
}

std::string decodeIds(const Tokenizer& tokenizer, std::span<const TokenId> ids, bool withSpecial)
{
    std::vector<std::string> tokens;
    for (const TokenId id : ids) {
        const AddedToken* added = tokenizer.added.find(id);
        if (withSpecial || added == nullptr || !added->special)
            tokens.push_back(tokenText(tokenizer, id));
    }
    for (const TokenDecoder& decoder : tokenizer.decoders)
        decodeTokens(decoder, tokens);
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (i > 0 && tokenizer.decoders.empty())
            text += ' ';
        text += tokens[i];
    }
    return text;
}

std::optional<TemplateToken> pairSeparator(const Tokenizer& tokenizer)
{
    for (const PostProcessor& each : tokenizer.postProcessors)
        if (auto separator = separatorOf(each))
            return separator;
    return std::nullopt;
}

} // namespace core
