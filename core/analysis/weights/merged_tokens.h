#pragma once

#include "core/math/product.h"
#include "core/text/tokens.h"
#include "core/trace.h"

#include <span>
#include <vector>

namespace core {

// The displayed tokens of one side (queries or keys).
struct MergedTokens {
    std::vector<Token> tokens; // several subwords: their text without "##", "Ġ", "▁"
    std::vector<IndexRange> groups; // per token: its range of the attention's tokens; ascending
};

MergedTokens mergedTokens(std::span<const Token> tokens, const MergeRequest& request);

// The weights of merged tokens: summed over the subwords of a key, averaged over those of a query.
// The weight of keys that are left out is distributed among the others in proportion, so that a row
// keeps its Σ|a|; a row with nothing left becomes zeros. Merging and leaving out may be done in
// either order. Without changes the result has equal bits. weights: n x m; returns queries.size() x
// keys.size().
Matrix mergedWeights(
    const Matrix& weights, std::span<const IndexRange> queries, std::span<const IndexRange> keys);

struct MergedAttention {
    MergedTokens queries, keys;
    Matrix weights; // one row per query, one column per key
};

// Layer and head counted from 0.
MergedAttention mergedAttention(
    const Trace& trace, Index layer, Index head, const MergeRequest& request);

} // namespace core
