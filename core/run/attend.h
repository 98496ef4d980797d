#pragma once

#include "core/attention/raw_scores.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <array>
#include <vector>

namespace core {

// The attention of one head in steps that may be shared by several threads: pack and project
// (every projection), prepare, attend (every extent of queries), finish. How the rows are
// partitioned does not change a bit of the result.
class HeadRun {
public:
    enum Projection { Queries, Keys, Values };
    static constexpr Index projections = 3;

    // Makes room in the trace; everything given must outlive this.
    HeadRun(const LayerRule& asked, const HeadModel& numbers, const LayerTrace& layer,
        HeadTrace& result);

    // Cuts the weights of a projection into panels: for many rows. Without it they are read where
    // they are.
    void pack(Projection which);

    // q = X·W_Q + b_Q, and likewise k and v, for some rows.
    void project(Projection which, Extent rows);
    [[nodiscard]] Index rows(Projection which) const;

    // Rotary positions, and k and v laid out for their products.
    void prepare();

    // weights = normalise(mask(score(q, k) / divisor) / temperature); output = weights · v, which
    // is also copied to the head's columns of the layer's concatenation.
    void attend(Extent queries, MutableBlock concat);

    // Lists the rows that had nothing to attend to.
    void finish();

private:
    struct Side {
        Block input;
        const Matrix* weights;
        const Matrix* bias;
        Matrix* result;
        Panels panels;
    };

    [[nodiscard]] bool canBePlain() const;
    bool weigh(Index query);
    [[nodiscard]] bool weighPlainly(Index query, std::span<Scalar> row) const;
    [[nodiscard]] bool weighByStages(Index query, std::span<Scalar> row) const;
    void mixValues(Extent queries, Extent keys);

    const LayerRule& rule;
    const HeadModel& head;
    HeadTrace& trace;
    std::array<Side, projections> sides;
    RawScores raw;
    Panels values;
    Scalar scale; // what raw scores are divided by
    bool plain = false; // softmax of a product that cannot overflow, whatever the mask
    std::vector<char> emptyRow; // one for each query
};

} // namespace core
