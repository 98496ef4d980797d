#pragma once

#include "core/attention/raw_scores.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <span>
#include <vector>

namespace core {

// A head from its q, k and v on, however they were made: prepare, then attend (every extent of
// queries, in any thread), then finish. How the rows are partitioned does not change a bit.
class HeadAttention {
public:
    // The trace has its mask, q, k and v by the time of prepare(), and room for weights and output.
    // Everything given must outlive this.
    HeadAttention(const AttentionSpec& asked, const ScoreParameters& parameters, HeadTrace& result);

    // Lays out k and v for their products.
    void prepare();

    // weights = normalise(mask(softcap(score(q, k) / divisor)) / temperature); output = weights ·
    // v, which is also copied to the head's columns of the layer's concatenation.
    void attend(IndexRange queries, MutableBlock concat);

    // Lists the rows that had nothing to attend to.
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
    Scalar scale = 1; // what raw scores are divided by
    bool standard = false; // softmax of a product that cannot overflow, whatever the mask
    std::vector<char> emptyRow; // one for each query
};

} // namespace core
