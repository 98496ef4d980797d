#include "core/analysis/content_patterns.h"

#include "core/base/lane_sum.h"
#include "core/base/utf8.h"
#include "core/text/pattern/character_kinds.h"
#include "core/text/tokenizer/word_pieces.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    bool isAllPunctuation(std::string_view text)
    {
        bool all = !text.empty();
        eachCodePoint(
            text, [&](char32_t c, std::size_t, std::size_t) { all = all && isPunctuation(c); });
        return all;
    }

    double givenTo(std::span<const Index> keys, const WeightedRow& row)
    {
        double sum = 0;
        for (const Index key : keys)
            sum += row.p[static_cast<std::size_t>(key)];
        return sum;
    }

    void addPlace(Mean& mean, Index key, const WeightedRow& row)
    {
        const bool there = key >= 0 && key < std::ssize(row.p);
        mean.add(there ? row.p[static_cast<std::size_t>(key)] : 0);
    }

} // namespace

AllowedKeys allowedKeys(const Attention& attention, Index query)
{
    if (attention.mask == nullptr)
        return { query, 0, attention.weights->cols(), nullptr };
    const auto row = static_cast<std::size_t>(query);
    return { query, attention.mask->begin[row], attention.mask->end[row],
        attention.mask->added.get() };
}

double ContentPatterns::Share::excess() const
{
    return given.count == 0 || uniform.value() >= 1
        ? 0
        : (given.value() - uniform.value()) / (1 - uniform.value());
}

bool ContentPatterns::Share::isLarge() const
{
    return given.count > 0 && 1 - given.value() <= (1 - pattern::excess) * (1 - uniform.value());
}

bool ContentPatterns::Repeated::leads() const
{
    double rival = 0;
    for (const Mean& place : { self, previous, next, first, later })
        rival = std::max(rival, place.value());
    return given.count >= pattern::repetitions && isLarge()
        && given.value() >= pattern::lead * rival;
}

KeyFlags punctuationAmong(std::span<const Token> keys)
{
    KeyFlags result;
    for (const Token& key : keys)
        result.add(!key.special && isAllPunctuation(withoutMark(key.text)));
    return result;
}

ContentPatterns::ContentPatterns(const Attention& asked)
    : attention(asked)
    , punctuationKeys(punctuationAmong(asked.keys))
{
    for (const Token& key : attention.keys)
        specialKeys.add(key.special);
}

void ContentPatterns::add(const WeightedRow& row)
{
    if (row.allowedCount == 0)
        return;
    ++rows;
    addKind(punctuation, punctuationKeys, row);
    addKind(special, specialKeys, row);
    if (attention.self && !attention.queries[static_cast<std::size_t>(row.allowed.query)].special)
        addRepetitions(row);
}

void addKind(ContentPatterns::Share& share, const KeyFlags& kind, const WeightedRow& row)
{
    if (!kind.any)
        return;
    const auto begin = static_cast<std::size_t>(row.allowed.begin);
    const auto width = static_cast<std::size_t>(row.allowed.end) - begin;
    const double count = laneSum(width, [&](std::size_t j) {
        const bool allowed
            = row.allowed.added == nullptr || row.allowed.contains(static_cast<Index>(begin + j));
        return allowed ? kind.flags[begin + j] : 0;
    });
    const auto all = static_cast<double>(row.allowedCount);
    if (count == 0 || count == all)
        return;
    share.given.add(laneSum(row.p.size(), [&](std::size_t j) { return row.p[j] * kind.flags[j]; }));
    share.uniform.add(count / all);
}

bool ContentPatterns::addKeys(Repeated& share, std::span<const Index> keys, const WeightedRow& row)
{
    if (keys.empty() || std::ssize(keys) == row.allowedCount)
        return false;
    const Index i = row.allowed.query;
    share.given.add(givenTo(keys, row));
    share.uniform.add(static_cast<double>(keys.size()) / static_cast<double>(row.allowedCount));
    addPlace(share.self, i, row);
    addPlace(share.previous, i - 1, row);
    addPlace(share.next, i + 1, row);
    addPlace(share.first, 0, row);
    return true;
}

void ContentPatterns::addRepetitions(const WeightedRow& row)
{
    const Index i = row.allowed.query;
    std::vector<Index> before;
    std::vector<Index> behind; // allowed keys that follow an earlier copy; not the query itself
    std::vector<Index> later;
    for (const Index key : row.sameText) {
        if (key < i && row.allowed.contains(key))
            before.push_back(key);
        if (key + 1 < i && row.allowed.contains(key + 1))
            behind.push_back(key + 1);
        if (key > i && row.allowed.contains(key))
            later.push_back(key);
    }
    if (addKeys(duplicateToken, before, row) && !later.empty())
        duplicateToken.later.add(givenTo(later, row));
    addKeys(induction, behind, row);
}

std::string_view ContentPatterns::repetition() const
{
    const bool follows = induction.leads();
    const bool same = duplicateToken.leads();
    if (follows && (!same || induction.given.value() >= duplicateToken.given.value()))
        return "followed_before";
    return same ? "same_before" : "";
}

std::string_view ContentPatterns::kind() const
{
    const auto isOften = [&](const Share& share) {
        return share.isLarge()
            && static_cast<double>(share.given.count) >= pattern::rows * static_cast<double>(rows);
    };
    const bool large = isOften(punctuation);
    if (isOften(special) && (!large || special.given.value() >= punctuation.given.value()))
        return "special";
    return large ? "punctuation" : "";
}

} // namespace core
