#pragma once

#include "core/inference/attention/head_attention.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <array>

namespace core {

// The attention of one head in steps that may be shared by several threads: pack and project
// (every projection), prepare, attend (every extent of queries), finish. How the rows are
// partitioned does not change a bit of the result.
class HeadForward {
public:
    enum Projection { Queries, Keys, Values };
    static constexpr Index projections = 3;

    // Makes room in the trace; everything given must outlive this.
    HeadForward(const LayerSpec& asked, const HeadModel& numbers, const AttentionTrace& layer,
        HeadTrace& result);

    // Cuts the weights of a projection into panels: for many rows. Without it they are read where
    // they are.
    void pack(Projection which);

    // q = X·W_Q + b_Q, and likewise k and v, for some rows.
    void project(Projection which, IndexRange rows);
    [[nodiscard]] Index rows(Projection which) const;

    // Rotary positions, and what Attending prepares; then its other steps.
    void prepare();

    void attend(IndexRange queries, MutableBlock concat) { attending.attend(queries, concat); }

    // Lists the rows that had nothing to attend to.
    void finish() { attending.finish(); }

private:
    struct Side {
        ConstBlock input;
        const Matrix* weights;
        const Matrix* bias;
        Matrix* result;
        PackedMatrix panels;
    };

    const LayerSpec& spec;
    HeadTrace& trace;
    std::array<Side, projections> sides;
    HeadAttention attending;
};

} // namespace core
