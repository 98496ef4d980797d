#pragma once

#include "core/math/product.h"
#include "core/text/tokens.h"
#include "core/trace.h"

#include <span>
#include <vector>

namespace core {

// What is not shown as the model has it.
struct MergeRequest {
    bool words = false; // the pieces of a word are one
    bool hideSpecial = false; // [CLS] and its like are left out

    bool operator==(const MergeRequest&) const = default;
};

// The tokens of one side as they are shown.
struct MergedTokens {
    std::vector<Token> tokens; // of several pieces: their text without the signs of vocabularies
    std::vector<IndexRange> groups; // of each: which of the attention's tokens it is; in order
};

MergedTokens mergedTokens(std::span<const Token> tokens, const MergeRequest& request);

// The weights of such tokens. The weights to the pieces of a word are summed, those from them
// averaged. What goes to keys that are left out is shared out among the others in proportion, so
// that a row keeps its Σ|a|; it becomes zeros where nothing is left. That comes last: joining and
// leaving out may be done in either order. Tokens that are all there as they are: equal bits.
Matrix mergedWeights(
    const Matrix& weights, std::span<const IndexRange> queries, std::span<const IndexRange> keys);

struct MergedAttention {
    MergedTokens queries, keys;
    Matrix weights; // a row for each of the queries, a column for each of the keys
};

// Layer and head counted from 0.
MergedAttention mergedAttention(
    const Trace& trace, Index layer, Index head, const MergeRequest& request);

} // namespace core
