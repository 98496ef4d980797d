#include "core/inference/attention/head_forward.h"

#include "core/math/overflow.h"

#include <cassert>

namespace core {

namespace {

    Matrix room(const Matrix& input, const Matrix& weights)
    {
        assert(input.cols() == weights.rows());
        return Matrix::uninitialised(input.rows(), weights.cols());
    }

} // namespace

HeadForward::HeadForward(const LayerSpec& asked, const HeadModel& numbers,
    const AttentionTrace& layer, HeadTrace& result)
    : spec(asked)
    , trace(result)
    , sides { { { block(*layer.queries), &numbers.wq, &numbers.bq, &trace.q, {} },
          { block(*layer.keys), &numbers.wk, &numbers.bk, &trace.k, {} },
          { block(*layer.values), &numbers.wv, &numbers.bv, &trace.v, {} } } }
    , attending(asked, numbers.score, result)
{
    trace.mask = numbers.mask;
    trace.enabled = numbers.enabled;
    trace.q = room(*layer.queries, numbers.wq);
    trace.k = room(*layer.keys, numbers.wk);
    trace.v = room(*layer.values, numbers.wv);
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
