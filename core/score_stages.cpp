#include "core/raw_scores.h"
#include "core/trace.h"

namespace core {

namespace {

    void forEachRow(Matrix& m, auto&& f)
    {
        for (Index i = 0; i < m.rows(); ++i)
            f(i, m.row(i));
    }

    Matrix rawScores(const Experiment& experiment, const HeadModel& head, const HeadTrace& trace)
    {
        Matrix result = Matrix::uninitialised(trace.q.rows(), trace.k.rows());
        const RawScores raw(experiment.score, head.score, trace.q, trace.k);
        raw.fill({ 0, result.rows() }, { 0, result.cols() }, block(result));
        forEachRow(result, [&](Index, auto row) { divide(row, raw.postponedDivisor()); });
        return result;
    }

} // namespace

ScoreStages scoreStages(const Trace& trace, Index layer, Index head)
{
    const auto l = static_cast<std::size_t>(layer);
    const auto h = static_cast<std::size_t>(head);
    const Experiment& experiment = trace.model->experiment;
    const HeadModel& numbers = trace.model->layers.at(l).heads.at(h);
    const HeadTrace& happened = trace.layers.at(l).heads.at(h);

    ScoreStages stages { rawScores(experiment, numbers, happened), {}, {} };
    stages.scaled = stages.raw;
    const auto by = static_cast<Scalar>(divisor(experiment.scaling, happened.q.cols()));
    forEachRow(stages.scaled, [&](Index, auto row) { divide(row, by); });
    stages.masked = stages.scaled;
    forEachRow(stages.masked, [&](Index i, auto row) { applyMask(numbers.mask, i, row); });
    return stages;
}

} // namespace core
