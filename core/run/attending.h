#pragma once

#include "core/attention/raw_scores.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <span>
#include <vector>

namespace core {

// A head from its q, k and v on, however they were made: prepare, then attend (every extent of
// queries, in any thread), then finish. How the rows are partitioned does not change a bit.
class Attending {
public:
    // The trace has its mask, q, k and v by the time of prepare(), and room for weights and output.
    // Everything given must outlive this.
    Attending(const AttentionSpec& asked, const ScoreParameters& parameters, HeadTrace& result);

    // Lays out k and v for their products.
    void prepare();

    // weights = normalise(mask(softcap(score(q, k) / divisor)) / temperature); output = weights ·
    // v, which is also copied to the head's columns of the layer's concatenation.
    void attend(Extent queries, MutableBlock concat);

    // Lists the rows that had nothing to attend to.
    void finish();

private:
    [[nodiscard]] bool canBePlain() const;
    bool weigh(Index query);
    [[nodiscard]] bool weighPlainly(Index query, std::span<Scalar> row) const;
    [[nodiscard]] bool weighByStages(Index query, std::span<Scalar> row) const;
    void mixValues(Extent queries, Extent keys);

    const AttentionSpec& rule;
    const ScoreParameters& score;
    HeadTrace& trace;
    RawScores raw;
    Panels values;
    Scalar scale = 1; // what raw scores are divided by
    bool plain = false; // softmax of a product that cannot overflow, whatever the mask
    std::vector<char> emptyRow; // one for each query
};

} // namespace core
