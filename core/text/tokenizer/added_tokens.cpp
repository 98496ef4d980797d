#include "core/text/tokenizer/added_tokens.h"

#include "core/base/error.h"
#include "core/text/letters.h"
#include "core/text/pattern/character_kinds.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    AlignedText afterAll(std::span<const TextNormaliser> normalisers, AlignedText text)
    {
        for (const TextNormaliser& normaliser : normalisers)
            text = normalised(normaliser, std::move(text));
        return text;
    }

    // The first byte of the character that ends at `end`.
    std::size_t characterBefore(std::string_view text, std::size_t end)
    {
        std::size_t i = end - 1;
        while (i > 0 && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80)
            --i;
        return i;
    }

    bool standsAlone(std::string_view text, ByteRange found)
    {
        const auto isWord
            = [&](std::size_t i) { return isWordCharacter(codePointAt(text, i).value); };
        return (found.begin == 0 || !isWord(characterBefore(text, found.begin)))
            && (found.end == text.size() || !isWord(found.end));
    }

    ByteRange withSpaces(
        const AddedToken& token, std::string_view text, ByteRange found, std::size_t done)
    {
        const auto isSpace
            = [&](std::size_t i) { return isWhiteSpace(codePointAt(text, i).value); };
        while (
            token.stripsLeft && found.begin > done && isSpace(characterBefore(text, found.begin)))
            found.begin = characterBefore(text, found.begin);
        while (token.stripsRight && found.end < text.size() && isSpace(found.end))
            found.end += codePointAt(text, found.end).length;
        return found;
    }

} // namespace

AddedTokens::AddedTokens(std::vector<AddedToken> given, std::span<const TextNormaliser> normalisers)
    : tokens(std::move(given))
{
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const AddedToken& token = tokens[i];
        checkSubwordLength(token.content);
        const auto [other, isNew] = byId.emplace(token.id, i);
        if (!isNew && tokens[other->second].content != token.content)
            throw Error("tokenizer_duplicate_id",
                message("the tokens “%1” and “%2” of the tokenizer share the ID %3",
                    tokens[other->second].content, token.content, token.id));
        if (token.content.empty())
            continue;
        const auto place = static_cast<std::uint32_t>(i);
        const std::string looked = token.normalised
            ? afterAll(normalisers, alignedText(token.content)).text
            : token.content;
        if (!looked.empty())
            (token.normalised ? inNormalised : inOriginal).insert(looked, place);
    }
}

const AddedToken* AddedTokens::find(TokenId id) const
{
    const auto found = byId.find(id);
    return found == byId.end() ? nullptr : &tokens[found->second];
}

const AddedToken* AddedTokens::named(std::string_view content) const
{
    const auto found = std::ranges::find(tokens, content, &AddedToken::content);
    return found == tokens.end() ? nullptr : &*found;
}

// Leftmost-longest matches; a space belongs to at most one added token.
void AddedTokens::cut(
    const SubwordTrie& trie, std::string_view text, std::vector<TextPiece>& pieces) const
{
    std::size_t done = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto match = trie.longest(text.substr(i));
        if (!match) {
            ++i;
            continue;
        }
        const AddedToken& token = tokens[match->number];
        const ByteRange bare { i, i + match->length };
        i = bare.end;
        if (bare.begin < done || (token.singleWord && !standsAlone(text, bare)))
            continue;
        const ByteRange found = withSpaces(token, text, bare, done);
        if (done < found.begin)
            pieces.push_back({ { done, found.begin }, std::nullopt });
        pieces.push_back({ found, token.id });
        done = found.end;
    }
    if (done < text.size())
        pieces.push_back({ { done, text.size() }, std::nullopt });
}

TextPieces AddedTokens::normalisedPieces(
    const AlignedText& original, std::span<const TextNormaliser> normalisers) const
{
    std::vector<TextPiece> parts;
    cut(inOriginal, original.text, parts);
    TextPieces result;
    std::vector<TextPiece> inPart;
    for (const TextPiece& part : parts) {
        const std::size_t begin = result.text.text.size();
        AlignedText text = partOf(original, part.bytes.begin, part.bytes.end);
        inPart.clear();
        if (part.added) {
            inPart.push_back({ { 0, text.text.size() }, part.added });
        } else {
            text = afterAll(normalisers, std::move(text));
            cut(inNormalised, text.text, inPart);
        }
        appendPart(result.text, text, 0, text.text.size());
        for (const auto& [bytes, added] : inPart)
            result.pieces.push_back({ { begin + bytes.begin, begin + bytes.end }, added });
    }
    return result;
}

} // namespace core
