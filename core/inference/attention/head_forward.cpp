#include "core/inference/attention/head_forward.h"

#include "core/math/overflow.h"

#include <cassert>

namespace core {

namespace {

    Matrix room(const Matrix& input, const Matrix& weight)
    {
        assert(input.cols() == weight.rows());
        return Matrix::uninitialised(input.rows(), weight.cols());
    }

} // namespace

HeadForward::HeadForward(const LayerSpec& layerSpec, const HeadModel& weights,
    const AttentionTrace& layer, HeadTrace& result)
    : spec(layerSpec)
    , trace(result)
    , sides { { { block(*layer.queries), &weights.wq, &weights.bq, &trace.q, {} },
          { block(*layer.keys), &weights.wk, &weights.bk, &trace.k, {} },
          { block(*layer.values), &weights.wv, &weights.bv, &trace.v, {} } } }
    , attending(layerSpec, weights.score, result)
{
    trace.mask = weights.mask;
    trace.enabled = weights.enabled;
    trace.q = room(*layer.queries, weights.wq);
    trace.k = room(*layer.keys, weights.wk);
    trace.v = room(*layer.values, weights.wv);
    trace.weights = Matrix::uninitialised(trace.q.rows(), trace.k.rows());
    trace.output = Matrix::uninitialised(trace.q.rows(), trace.v.cols());
}

void HeadForward::pack(Projection which)
{
    sides[which].panels = PackedMatrix::of(block(*sides[which].weights));
}

Index HeadForward::rows(Projection which) const
{
    return sides[which].input.rows;
}

void HeadForward::project(Projection which, IndexRange rows)
{
    const Side& side = sides[which];
    const ConstBlock from = side.input.rowsOf(rows);
    const MutableBlock to = block(*side.result).rowsOf(rows);
    if (side.panels.rows() > 0)
        multiply(from, side.panels, to);
    else
        multiply(from, block(*side.weights), to);
    repair(from, block(*side.weights), to);
    addRow(side.bias->values(), to);
}

void HeadForward::prepare()
{
    if (spec.rotary) {
        rotate(*spec.rotary, trace.q);
        rotate(*spec.rotary, trace.k);
    }
    attending.prepare();
}

} // namespace core
