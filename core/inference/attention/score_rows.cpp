#include "core/inference/attention/score_rows.h"

#include <algorithm>

namespace core {

namespace {

    void resize(Matrix& m, Index rows, Index cols)
    {
        if (m.rows() != rows || m.cols() != cols)
            m = Matrix::uninitialised(rows, cols);
    }

    void forEachRow(Matrix& m, auto&& f)
    {
        for (Index i = 0; i < m.rows(); ++i)
            f(i, m.row(i));
    }

} // namespace

ScoreRows::ScoreRows(const Trace& trace, Index layer, Index head)
    : of(headAt(trace, layer, head))
    , keys(of.trace.k.rows())
    , caps(of.spec.softcap != 0)
    , raw(of.spec.score, of.score(), of.trace.q, of.trace.k)
    , pipeline(of.spec, of.trace.mask, of.trace.k.cols())
{
}

void ScoreRows::fill(IndexRange queries, ScoreStages& to) const
{
    for (Matrix* stage : { &to.raw, &to.scaled, &to.masked })
        resize(*stage, queries.size(), keys);
    resize(to.capped, caps ? queries.size() : 0, caps ? keys : 0);
    raw.fill(queries, { 0, keys }, block(to.raw));
    forEachRow(to.raw, [&](Index i, auto row) {
        divide(row, raw.postponedDivisor());
        const auto masked = to.masked.row(i);
        std::ranges::copy(row, masked.begin());
        const StageRows stages { to.scaled.row(i), caps ? to.capped.row(i) : std::span<Scalar>() };
        pipeline.maskScores(queries.begin + i, masked, stages);
    });
}

void fillMask(const HeadMask& mask, Index first, Matrix& rows)
{
    forEachRow(rows, [&](Index i, auto row) {
        std::ranges::fill(row, Scalar { 0 });
        applyMask(mask, first + i, row);
    });
}

ScoreStages scoreStages(const Trace& trace, Index layer, Index head)
{
    ScoreStages stages;
    if (trace.model->imported() != nullptr)
        return stages;
    const ScoreRows rows(trace, layer, head);
    rows.fill({ 0, headAt(trace, layer, head).trace.q.rows() }, stages);
    return stages;
}

} // namespace core
