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

// What is looked at: the weights of one head and what their rows and columns are.
struct Attention {
    const Matrix* weights = nullptr; // n x m
    std::span<const Token> queries; // n
    std::span<const Token> keys; // m
    bool self = true; // key i is query i itself
    const HeadMask* mask = nullptr; // none: every key may be looked at
};

// Each row is taken as a distribution p over the keys (distribution.h: p = a for softmax); the
// numbers are means of the rows that are not empty and finite for every normaliser. 0 where no
// row counts.
struct HeadStatistics {
    double entropy = 0; // -Σ p ln p, in nats
    // Entropy / ln(keys that the mask leaves): 1 is uniform, 0 a single key. Rows with a single
    // key to choose from do not count.
    double normalisedEntropy = 0;
    double distance = 0; // Σ p |i - j|, in tokens
    // Shares of p, from 0 to 1. A row counts for a share if such a key exists: the first token has
    // no previous one.
    double self = 0; // j = i (the diagonal, also when the sequences differ)
    double previous = 0; // j = i - 1
    double next = 0; // j = i + 1
    double first = 0; // j = 0
    double sameWord = 0; // keys of the query's own text, other than the query itself
    double punctuation = 0; // keys of nothing but punctuation
    double special = 0; // keys that stand for no text
    double duplicateToken = 0; // keys before the query, of its own text
    double induction = 0; // keys before the query, behind one of its own text
    Scalar maximum = 0; // the largest weight, as it is
    Index emptyRows = 0; // queries that attend to nothing
    std::string_view pattern; // one of patternIds
};

// From where on a head has a pattern.
namespace pattern {
    inline constexpr double uniform = 0.97; // normalised entropy
    inline constexpr double share = 0.5; // of a place
    inline constexpr double otherPlaces = 1.0 / 3; // of the same word
    inline constexpr double excess = 0.5; // of the way from uniform attention to nothing else
    inline constexpr Index repetitions = 2; // rows that such a key exists for
    inline constexpr double rows = 0.5; // of all that such a key exists for
    inline constexpr double lead = 2; // times what any place gets in these rows
    inline constexpr double nearness = 0.6; // up to here; of the distance of uniform attention
    inline constexpr double largest = 0.5; // of a row
} // namespace pattern

// What a head's pattern is called; the first that holds, in this order:
//
//     empty       every row is empty
//     uniform     normalised entropy ≥ 0.97, or a single key
//     followed_before, same_before
//                 what followed the query's text before (induction [Olsson et al. 2022]), or this
//                 text itself: the larger of these shares, if it is halfway from uniform attention
//                 to all, at least two rows have such keys, and self, previous, next, first and
//                 later places of the same text get at most half as much in these rows. None of
//                 them where the next line says same_word.
//     self, previous, next, first, same_word
//                 the largest of these shares, if ≥ 0.5; ties in this order. For same_word the
//                 share includes the query itself, and the other places of the word must get at
//                 least a third where there are any.
//     special, punctuation
//                 the larger of these shares, if it is halfway from uniform attention to all and
//                 at least half of the rows have such keys
//     neighbours  mean distance ≤ 0.6 of what uniform attention to the same keys would have
//     sparse      the largest key of a row gets at least half, on the average
//     mixed       none of these
inline constexpr std::array<std::string_view, 14> patternIds { "previous", "next", "first",
    "same_word", "self", "neighbours", "uniform", "sparse", "punctuation", "special", "same_before",
    "followed_before", "mixed", "empty" };

// When stopped they return early, with numbers that mean nothing.
HeadStatistics statistics(const Attention& attention, const std::stop_token& stop = {});
HeadStatistics statistics( // counted from 0
    const Trace& trace, Index layer, Index head, const std::stop_token& stop = {});

} // namespace core
