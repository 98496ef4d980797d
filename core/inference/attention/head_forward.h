#pragma once

#include "core/inference/attention/head_attention.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <array>

namespace core {

// One head of custom attention in steps that several threads may share: pack and project (each
// projection), prepare, attend (each range of queries), finish. Bitwise the same for any partition
// of the rows.
class HeadForward {
public:
    enum Projection { Queries, Keys, Values };
    static constexpr Index projections = 3;

    // Allocates in the trace; everything passed must outlive this.
    HeadForward(const LayerSpec& layerSpec, const HeadModel& weights, const AttentionTrace& layer,
        HeadTrace& result);

    // Packs the weights of a projection, which pays for many rows; otherwise they are read in
    // place.
    void pack(Projection which);

    // q = X·W_Q + b_Q, likewise k and v, for some rows.
    void project(Projection which, IndexRange rows);
    [[nodiscard]] Index rows(Projection which) const;

    // RoPE, then HeadAttention::prepare().
    void prepare();

    void attend(IndexRange queries, MutableBlock concat) { attending.attend(queries, concat); }

    // Lists the queries without a key to attend to.
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
