#include "core/text/subwords/bpe.h"

#include "core/base/error.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace core {

namespace {

    // The order of std's heap: a later merge is smaller.
    bool comesLater(const MergeCandidate& a, const MergeCandidate& b)
    {
        return a.rank != b.rank ? a.rank > b.rank : a.left > b.left;
    }

    char32_t firstCharacter(std::string_view text)
    {
        return codePointAt(text, 0).value;
    }
    char32_t lastCharacter(std::string_view text)
    {
        std::size_t i = text.size() - 1;
        while (i > 0 && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80)
            --i;
        return codePointAt(text, i).value;
    }

    TokenId idInMerge(const Vocabulary& vocabulary, std::string_view piece, std::size_t number)
    {
        const auto id = vocabulary.idOf(piece);
        if (!id || piece.empty())
            throw Error("tokenizer_unknown_merge",
                message("merge %1 of the tokenizer needs “%2”, which is not in its vocabulary",
                    number, piece));
        return *id;
    }

} // namespace

Bpe::Bpe(Vocabulary vocabulary, BpeRules bpeRules)
    : known(std::move(vocabulary))
    , rules(std::move(bpeRules))
    , bytes(byteTokens(known))
{
    if (rules.unknown)
        unknownId = known.idOf(*rules.unknown);
    for (std::size_t i = 0; i < rules.merges.size(); ++i) {
        const auto& [left, right] = rules.merges[i];
        const TokenId leftId = idInMerge(known, left, i + 1);
        const TokenId rightId = idInMerge(known, right, i + 1);
        const std::string_view rest
            = std::string_view(right).substr(std::min(rules.prefix.size(), right.size()));
        const TokenId made = idInMerge(known, left + std::string(rest), i + 1);
        merges.insert(leftId, rightId, { static_cast<std::uint32_t>(i), made });
        junctions.insert(lastCharacter(left), firstCharacter(right), {});
    }
    rules.merges.clear(); // they are in the table now
}

// Whether a merge can cross the boundary between two characters that are both in the vocabulary.
bool Bpe::canJoin(char32_t left, char32_t right) const
{
    return junctions.find(left, right) != nullptr;
}

std::optional<TokenId> Bpe::symbolOf(
    std::string_view word, std::size_t begin, std::size_t length) const
{
    const std::string_view character = word.substr(begin, length);
    if (rules.prefix.empty() && rules.suffix.empty())
        return known.idOf(character);
    const std::string start = begin > 0 ? rules.prefix : "";
    const std::string end = begin + length == word.size() ? rules.suffix : "";
    return known.idOf(start + std::string(character) + end);
}

void Bpe::flushUnknown(TokenizerScratch& scratch) const
{
    if (scratch.unknownLength)
        scratch.symbols.push_back({ *unknownId, *scratch.unknownLength });
    scratch.unknownLength.reset();
}

// Without byte tokens and an unknown token the character is dropped and the next one takes its
// position, as in the reference library.
void Bpe::addUnknown(std::string_view character, TokenizerScratch& scratch) const
{
    const auto byteOf = [&](char c) { return bytes[static_cast<unsigned char>(c)]; };
    if (rules.byteFallback
        && std::ranges::all_of(character, [&](char c) { return byteOf(c).has_value(); })) {
        for (const char c : character)
            scratch.symbols.push_back({ *byteOf(c), 1 });
        return;
    }
    if (!rules.unknown)
        return;
    if (!unknownId)
        refuseUnknown(character);
    if (!rules.fuseUnknown)
        flushUnknown(scratch);
    scratch.unknownLength
        = static_cast<std::uint32_t>(character.size()) + scratch.unknownLength.value_or(0);
}

void Bpe::addSymbols(std::string_view word, TokenizerScratch& scratch) const
{
    scratch.symbols.clear();
    eachCodePoint(word, [&](char32_t, std::size_t begin, std::size_t length) {
        if (const auto id = symbolOf(word, begin, length)) {
            flushUnknown(scratch);
            scratch.symbols.push_back({ *id, static_cast<std::uint32_t>(length) });
        } else {
            addUnknown(word.substr(begin, length), scratch);
        }
    });
    flushUnknown(scratch);
    const auto count = static_cast<std::uint32_t>(scratch.symbols.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        scratch.symbols[i].previous = i == 0 ? TokenizerScratch::nobody : i - 1;
        scratch.symbols[i].next = i + 1 == count ? TokenizerScratch::nobody : i + 1;
    }
}

void Bpe::push(std::size_t left, TokenizerScratch& scratch) const
{
    const auto& symbol = scratch.symbols[left];
    if (symbol.next == TokenizerScratch::nobody)
        return;
    const Merge* merge = merges.find(symbol.id, scratch.symbols[symbol.next].id);
    if (merge == nullptr)
        return;
    scratch.heap.push_back({ merge->rank, static_cast<std::uint32_t>(left), merge->made });
    std::ranges::push_heap(scratch.heap, comesLater);
}

void Bpe::mergeAt(const MergeCandidate& best, TokenizerScratch& scratch) const
{
    auto& left = scratch.symbols[best.left];
    if (left.length == 0 || left.next == TokenizerScratch::nobody)
        return;
    auto& right = scratch.symbols[left.next];
    const Merge* merge = merges.find(left.id, right.id);
    if (merge == nullptr || merge->made != best.made)
        return; // one of the two was merged already
    left.id = best.made;
    left.length += right.length;
    left.next = right.next;
    right.length = 0;
    if (left.next != TokenizerScratch::nobody)
        scratch.symbols[left.next].previous = best.left;
    if (left.previous != TokenizerScratch::nobody)
        push(left.previous, scratch);
    push(best.left, scratch);
}

void Bpe::merge(TokenizerScratch& scratch) const
{
    scratch.heap.clear();
    for (std::size_t i = 0; i < scratch.symbols.size(); ++i)
        push(i, scratch);
    while (!scratch.heap.empty()) {
        std::ranges::pop_heap(scratch.heap, comesLater);
        const MergeCandidate best = scratch.heap.back();
        scratch.heap.pop_back();
        mergeAt(best, scratch);
    }
}

void Bpe::encodePart(
    std::string_view part, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const
{
    constexpr std::size_t longestKept = 64; // bytes of a cached word
    constexpr std::size_t mostKept = std::size_t { 1 } << 16;
    const std::uint32_t start = to.empty() ? 0 : to.back().end; // only parts of one word precede
    const auto add = [&](const SubwordToken& token) {
        to.push_back({ token.id, start + token.begin, start + token.end });
    };
    const std::string word(part.substr(0, longestKept + 1));
    if (word.size() <= longestKept) {
        if (const auto found = scratch.seen.find(word); found != scratch.seen.end()) {
            std::ranges::for_each(found->second, add);
            return;
        }
    }
    addSymbols(part, scratch);
    merge(scratch);
    std::vector<SubwordToken> tokens;
    std::uint32_t end = 0;
    for (const auto& symbol : scratch.symbols) {
        if (symbol.length == 0)
            continue;
        tokens.push_back({ symbol.id, end, end + symbol.length });
        end += symbol.length;
    }
    std::ranges::for_each(tokens, add);
    if (word.size() <= longestKept && scratch.seen.size() < mostKept)
        scratch.seen.emplace(word, std::move(tokens));
}

// Splits a long word where no merge can cross: between two characters of the vocabulary that no
// merge joins. The result is the same; models without a pre-tokenizer need it.
void Bpe::encode(
    std::string_view word, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const
{
    constexpr std::size_t longWord = 32; // bytes
    const auto size = static_cast<std::uint32_t>(word.size());
    if (const auto whole = rules.ignoreMerges ? known.idOf(word) : std::nullopt) {
        to.push_back({ *whole, 0, size });
        return;
    }
    std::size_t begin = 0;
    if (size > longWord && rules.prefix.empty() && rules.suffix.empty()) {
        std::optional<char32_t> before; // none after a character outside the vocabulary
        eachCodePoint(word, [&](char32_t c, std::size_t at, std::size_t length) {
            const bool hasPiece = known.idOf(word.substr(at, length)).has_value();
            if (before && hasPiece && !canJoin(*before, c)) {
                encodePart(word.substr(begin, at - begin), scratch, to);
                begin = at;
            }
            before = hasPiece ? std::optional(c) : std::nullopt;
        });
    }
    encodePart(word.substr(begin), scratch, to);
}

} // namespace core
