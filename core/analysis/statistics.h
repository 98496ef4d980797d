#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"
#include "core/text/tokens.h"
#include "core/trace.h"

#include <array>
#include <span>
#include <stop_token>
#include <string_view>

namespace core {

// The weights of one head, and the tokens of their rows and columns.
struct Attention {
    const Matrix* weights = nullptr; // n x m
    std::span<const Token> queries; // n
    std::span<const Token> keys; // m
    bool self = true; // key i is query i itself
    const HeadMask* mask = nullptr; // null: every key is allowed
};

// Statistics of one head. Each row becomes a distribution p over the keys (distribution.h: p = a
// for softmax). The values are means over the rows that are not empty; they are finite for every
// normaliser and 0 if no row counts.
struct HeadStatistics {
    double entropy = 0; // -Σ p ln p, in nats
    // entropy / ln(number of allowed keys): 1 is uniform, 0 a single key. Rows with a single
    // allowed key do not count.
    double normalisedEntropy = 0;
    double distance = 0; // Σ p |i - j|, in tokens
    // Shares of p, from 0 to 1. A row counts for a share if such a key exists: the first token has
    // no previous one.
    double self = 0; // j = i (the diagonal, also when the sequences differ)
    double previous = 0; // j = i - 1
    double next = 0; // j = i + 1
    double first = 0; // j = 0
    double sameWord = 0; // keys of the query's own text, other than the query itself
    double punctuation = 0; // keys that consist of punctuation
    double special = 0; // special tokens
    double duplicateToken = 0; // earlier keys with the query's text
    double induction = 0; // earlier keys that follow a copy of the query's text
    Scalar maximum = 0; // the largest weight, before the normalisation to p
    Index emptyRows = 0; // queries that attend to nothing
    std::string_view pattern; // one of patternIds
};

// Thresholds of the patterns.
namespace pattern {
    inline constexpr double uniform = 0.97; // normalised entropy
    inline constexpr double share = 0.5; // for self, previous, next, first, same_word
    inline constexpr double otherPlaces = 1.0 / 3; // for the other copies of the word
    inline constexpr double excess = 0.5; // of the way from uniform attention to weight 1
    inline constexpr Index repetitions = 2; // least number of rows with such a key
    inline constexpr double rows = 0.5; // least share of rows with such a key
    inline constexpr double lead = 2; // times the share of any single position in these rows
    inline constexpr double nearness = 0.6; // largest distance ÷ that of uniform attention
    inline constexpr double tendency = 0.25; // of the way from uniform attention to weight 1
    inline constexpr Index alignedRows = 4; // least number of rows of an alignment
    inline constexpr double alignment = 0.8; // correlation of queries and their keys' positions
    inline constexpr double alignedSlope = 0.5; // times the slope of the diagonal
    inline constexpr double largest = 0.5; // mean of the rows' largest weights
    inline constexpr double broad = 0.8; // normalised entropy
} // namespace pattern

// The id of a head's pattern. The first condition that holds decides, in this order:
//
//     empty       every row is empty
//     uniform     normalised entropy ≥ 0.97, or a single key
//     followed_before, same_before
//                 induction [Olsson et al. 2022] or duplicate token: the larger of these shares,
//                 if it is at least halfway from uniform attention to 1, at least two rows have
//                 such keys, and self, previous, next, first and later copies of the text get at
//                 most half as much in these rows. Skipped if the next rule gives same_word.
//     self, previous, next, first, same_word
//                 the largest of these shares, if ≥ 0.5; ties in this order. For same_word the
//                 share includes the query itself, and the other copies of the word must get at
//                 least a third where there are any.
//     special, punctuation
//                 the larger of these shares, if it is at least halfway from uniform attention
//                 to 1 and at least half of the rows have such keys
//     aligned     cross-attention whose keys advance with the queries: the mean position of a
//                 row's keys correlates with the query's by at least 0.8, and advances at least
//                 half as fast as the diagonal
//     neighbours  mean distance ≤ 0.6 of that of uniform attention to the same keys
//     two_before, two_after, special, punctuation, neighbours, one_key, content_words,
//     function_words, earlier, later
//                 the largest of these tendencies, if it is at least a quarter of the way from
//                 uniform attention to 1 and at least half of the rows have such keys: j = i - 2,
//                 j = i + 2, |i - j| ≤ 2, a single key, words that are not function words, words
//                 of a list of English and Chinese function words, j < i, j > i. Under a causal
//                 mask, earlier only without another one.
//     sparse      the mean of the rows' largest weights is at least 0.5
//     broad       normalised entropy ≥ 0.8
//     mixed       otherwise
inline constexpr std::array<std::string_view, 23> patternIds { "previous", "next", "two_before",
    "two_after", "first", "same_word", "self", "neighbours", "earlier", "later", "aligned",
    "one_key", "content_words", "function_words", "uniform", "broad", "sparse", "punctuation",
    "special", "same_before", "followed_before", "mixed", "empty" };

// When stopped they return early, with meaningless values.
HeadStatistics statistics(const Attention& attention, const std::stop_token& stop = {});
HeadStatistics statistics( // counted from 0
    const Trace& trace, Index layer, Index head, const std::stop_token& stop = {});

} // namespace core
