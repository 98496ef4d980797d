#include "core/text/subwords/unigram.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

namespace {

    constexpr double unknownPenalty = 10;
    // A placeholder for the unknown token, which may not exist.
    constexpr TokenId unknownPiece = TokenizerScratch::nobody;

    void offerWay(TokenizerScratch::BestPath& to, const TokenizerScratch::BestPath& way)
    {
        if (to.begin == TokenizerScratch::nobody || way.score > to.score)
            to = way;
    }

} // namespace

Unigram::Unigram(Vocabulary vocabulary, UnigramRules unigramRules)
    : known(std::move(vocabulary))
    , rules(std::move(unigramRules))
    , bytes(byteTokens(known))
{
    assert(rules.scores.size() == known.size());
    unknownScore = *std::ranges::min_element(rules.scores) - unknownPenalty;
}

void Unigram::findWays(std::string_view text, TokenizerScratch& scratch) const
{
    auto& ways = scratch.ways;
    ways.assign(text.size() + 1, {});
    eachCodePoint(text, [&](char32_t, std::size_t begin, std::size_t length) {
        const double before = ways[begin].score;
        const auto from = static_cast<std::uint32_t>(begin);
        bool isKnown = false; // whether the character is in the vocabulary
        std::optional<SubwordTrie::Node> node = SubwordTrie::root;
        for (std::size_t i = begin; i < text.size(); ++i) {
            node = known.prefixes().step(*node, text[i]);
            if (!node)
                break;
            const auto id = known.prefixes().number(*node);
            if (!id)
                continue;
            offerWay(ways[i + 1], { before + rules.scores[*id], from, *id });
            isKnown = isKnown || i + 1 - begin == length;
        }
        if (!isKnown)
            offerWay(ways[begin + length], { before + unknownScore, from, unknownPiece });
    });
}

void Unigram::addPiece(
    std::string_view text, SubwordToken piece, std::vector<SubwordToken>& to) const
{
    const std::string_view part = text.substr(piece.begin, piece.end - piece.begin);
    const auto byteOf = [&](char c) { return bytes[static_cast<unsigned char>(c)]; };
    if (const auto id = known.idOf(part)) {
        to.push_back({ *id, piece.begin, piece.end });
    } else if (rules.byteFallback
        && std::ranges::all_of(part, [&](char c) { return byteOf(c).has_value(); })) {
        for (const char c : part)
            to.push_back({ *byteOf(c), piece.begin, piece.end });
    } else {
        if (!rules.unknown)
            refuseUnknown(part);
        to.push_back({ *rules.unknown, piece.begin, piece.end, true });
    }
}

// Consecutive unknown characters become one token.
void Unigram::encode(
    std::string_view text, TokenizerScratch& scratch, std::vector<SubwordToken>& to) const
{
    findWays(text, scratch);
    std::vector<SubwordToken> backwards;
    const auto isUnknown
        = [&](TokenId id) { return id == unknownPiece || (rules.unknown && id == *rules.unknown); };
    for (auto end = static_cast<std::uint32_t>(text.size()); end > 0;) {
        const auto& way = scratch.ways[end];
        if (isUnknown(way.id) && !backwards.empty() && isUnknown(backwards.back().id)
            && backwards.back().begin == end)
            backwards.back().begin = way.begin;
        else
            backwards.push_back({ way.id, way.begin, end });
        end = way.begin;
    }
    std::ranges::reverse(backwards);
    for (const auto& piece : backwards)
        addPiece(text, piece, to);
}

} // namespace core
