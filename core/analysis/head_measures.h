#pragma once

#include "core/analysis/statistics.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {

enum class MeasureUnit { Nats, TokenSteps, Ratio, Share, Weight, QueryCount };

// A number of a head's statistics, by an id that is saved and printed.
struct HeadMeasure {
    std::string_view id;
    double (*of)(const HeadStatistics& statistics);
    MeasureUnit unit = MeasureUnit::Share;
    bool largestFirst = true; // when heads are sorted by it
};

// Every measure, in the order of its columns.
inline constexpr std::array<HeadMeasure, 14> headMeasures { {
    { "entropy", [](const HeadStatistics& s) { return s.entropy; }, MeasureUnit::Nats, false },
    { "distance", [](const HeadStatistics& s) { return s.distance; }, MeasureUnit::TokenSteps,
        false },
    { "normalised_entropy", [](const HeadStatistics& s) { return s.normalisedEntropy; },
        MeasureUnit::Ratio, false },
    { "self", [](const HeadStatistics& s) { return s.self; } },
    { "previous", [](const HeadStatistics& s) { return s.previous; } },
    { "next", [](const HeadStatistics& s) { return s.next; } },
    { "first", [](const HeadStatistics& s) { return s.first; } },
    { "same_word", [](const HeadStatistics& s) { return s.sameWord; } },
    { "punctuation", [](const HeadStatistics& s) { return s.punctuation; } },
    { "special", [](const HeadStatistics& s) { return s.special; } },
    { "duplicate_token", [](const HeadStatistics& s) { return s.duplicateToken; } },
    { "induction", [](const HeadStatistics& s) { return s.induction; } },
    { "maximum", [](const HeadStatistics& s) { return static_cast<double>(s.maximum); },
        MeasureUnit::Weight },
    { "empty_rows", [](const HeadStatistics& s) { return static_cast<double>(s.emptyRows); },
        MeasureUnit::QueryCount },
} };

// The order of heads: by number, by a measure (the enumerator is its place in headMeasures plus 1),
// or by pattern, in the order of patternIds.
enum class HeadOrder {
    Unsorted,
    Entropy,
    Distance,
    Pattern = static_cast<int>(headMeasures.size()) + 1,
};
constexpr auto enumIds(HeadOrder)
{
    std::array<std::string_view, headMeasures.size() + 2> ids { "index" };
    std::ranges::transform(headMeasures, ids.begin() + 1, &HeadMeasure::id);
    ids.back() = "pattern";
    return ids;
}

// Null for orders without a number.
constexpr const HeadMeasure* measureOf(HeadOrder order)
{
    return order == HeadOrder::Unsorted || order == HeadOrder::Pattern
        ? nullptr
        : &headMeasures.at(static_cast<std::size_t>(order) - 1);
}

// Heads are sorted by this number, smallest first; equal ones stay in the order of their numbers.
double sortKey(const HeadStatistics& statistics, HeadOrder order);

} // namespace core
