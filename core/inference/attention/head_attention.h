#pragma once

#include "core/attention/pipeline.h"
#include "core/attention/raw_scores.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <optional>
#include <span>
#include <vector>

namespace core {

// A head from its q, k and v on: prepare, attend (each range of queries, in any thread), finish.
// Bitwise the same for any partition of the rows.
class HeadAttention {
public:
    // The trace must have its mask, q, k and v before prepare(), and room for weights and output.
    // Everything passed must outlive this.
    HeadAttention(
        const AttentionSpec& attention, const ScoreParameters& parameters, HeadTrace& result);

    // Packs k and v for their products.
    void prepare();

    // weights = normalise(mask(softcap(score(q, k) / divisor)) / temperature), n x m;
    // output = weights · v, n x d_v, also copied to the head's columns of the concatenation.
    void attend(IndexRange queries, MutableBlock concat);

    // Lists the queries without a key to attend to.
    void finish();

private:
    [[nodiscard]] bool isStandard() const;
    bool computeWeights(Index query);
    [[nodiscard]] bool computeStandardWeights(Index query, std::span<Scalar> row) const;
    [[nodiscard]] bool computeWeightsByStages(Index query, std::span<Scalar> row) const;
    void weightedSum(IndexRange queries, IndexRange keys);

    const AttentionSpec& spec;
    const ScoreParameters& score;
    HeadTrace& trace;
    RawScores raw;
    PackedMatrix values;
    std::optional<Pipeline> pipeline; // since prepare()
    Scalar scale = 1; // divisor of the raw scores
    bool standard = false; // softmax of a product that cannot overflow, for any mask
    std::vector<char> emptyRow; // for each query
};

} // namespace core
