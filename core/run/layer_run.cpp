#include "core/run/layer_run.h"

#include "core/math/overflow.h"

#include <algorithm>

namespace core {

namespace {

    constexpr Index fewRows = 48; // up to here packing weights costs more than it saves
    constexpr Index projectedRows = 192; // rows of a task
    constexpr Index attendingRows = 48; // queries of a task: their scores stay in L2
    constexpr Index outputColumns = 64; // columns of a task when rows are few

    Index partsOf(Index count, Index size)
    {
        return (count + size - 1) / size;
    }

    Extent partOf(Index count, Index size, Index part)
    {
        return { part * size, std::min((part + 1) * size, count) };
    }

    std::span<const Scalar> biasPart(std::span<const Scalar> bias, Extent e)
    {
        if (bias.empty())
            return bias;
        return bias.subspan(static_cast<std::size_t>(e.begin), static_cast<std::size_t>(e.size()));
    }

} // namespace

LayerRun::LayerRun(const LayerRule& rule, const LayerModel& numbers, LayerTrace& result)
    : model(numbers)
    , trace(result)
{
    trace.heads.resize(model.heads.size());
    heads.reserve(model.heads.size());
    Index width = 0;
    for (std::size_t h = 0; h < model.heads.size(); ++h) {
        heads.emplace_back(rule, model.heads[h], trace, trace.heads[h]);
        headColumns.push_back({ width, width + model.heads[h].wv.cols() });
        width = headColumns.back().end;
    }
    trace.concat = Matrix::uninitialised(trace.queries->rows(), width);
    trace.output
        = Matrix::uninitialised(trace.queries->rows(), model.wo.empty() ? width : model.wo.cols());
}

bool LayerRun::run(const Team& sharers, const std::stop_token& token)
{
    team = &sharers;
    stop = token;
    const auto count = static_cast<Index>(heads.size());
    if (!(few() ? forEach(count, [&](Index h) { wholeHead(h); }) : headsInParts()))
        return false;
    for (HeadRun& head : heads)
        head.finish();
    return output();
}

// Runs the loop until somebody asks to stop; false if so.
bool LayerRun::forEach(Index count, const Work& work)
{
    team->forEach(count, [&](Index i) {
        if (!stop.stop_requested())
            work(i);
    });
    return !stop.stop_requested();
}

bool LayerRun::few() const
{
    return std::max(trace.queries->rows(), trace.keys->rows()) <= fewRows;
}

void LayerRun::concatenateHead(Index head, Extent queries)
{
    const auto h = static_cast<std::size_t>(head);
    heads[h].attend(queries, block(trace.concat).colsOf(headColumns[h]));
}

void LayerRun::wholeHead(Index head)
{
    HeadRun& run = heads[static_cast<std::size_t>(head)];
    for (const auto which : { HeadRun::Queries, HeadRun::Keys, HeadRun::Values })
        run.project(which, { 0, run.rows(which) });
    run.prepare();
    concatenateHead(head, { 0, trace.queries->rows() });
}

bool LayerRun::headsInParts()
{
    const auto count = static_cast<Index>(heads.size());
    const auto projection
        = [&](Index i) { return static_cast<HeadRun::Projection>(i % HeadRun::projections); };
    const auto of = [&](Index i) -> HeadRun& { return heads[static_cast<std::size_t>(i)]; };
    const Index all = count * HeadRun::projections;
    const Index rows = std::max(trace.queries->rows(), trace.keys->rows());
    const Index queries = trace.queries->rows();
    const Index blocks = partsOf(queries, attendingRows);
    return forEach(all, [&](Index i) { of(i / HeadRun::projections).pack(projection(i)); })
        && forEach(all * partsOf(rows, projectedRows),
            [&](Index i) {
                HeadRun& head = of(i % all / HeadRun::projections);
                const Index own = head.rows(projection(i));
                const Extent part = partOf(own, projectedRows, i / all);
                if (part.begin < own)
                    head.project(projection(i), part);
            })
        && forEach(count, [&](Index h) { of(h).prepare(); })
        && forEach(count * blocks, [&](Index i) {
               concatenateHead(i / blocks, partOf(queries, attendingRows, i % blocks));
           });
}

bool LayerRun::output()
{
    const Index rows = trace.concat.rows();
    if (model.wo.empty()) {
        std::ranges::copy(trace.concat.values(), trace.output.data());
        addRow(model.bo.values(), block(trace.output));
        return true;
    }
    const Index columns = model.wo.cols();
    if (rows <= fewRows)
        return forEach(partsOf(columns, outputColumns), [&](Index i) {
            projectOutput({ 0, rows }, partOf(columns, outputColumns, i));
        });
    wo = Panels::unfilled(model.wo.rows(), columns);
    return forEach(wo.count(), [&](Index panel) { wo.fill(panel, block(model.wo)); })
        && forEach(partsOf(rows, projectedRows), [&](Index i) {
               projectOutput(partOf(rows, projectedRows, i), { 0, columns });
           });
}

void LayerRun::projectOutput(Extent rows, Extent columns)
{
    const Block from = block(std::as_const(trace.concat)).rowsOf(rows);
    const MutableBlock to = block(trace.output).rowsOf(rows).colsOf(columns);
    const Block weights = block(model.wo).colsOf(columns);
    if (wo.rows() > 0)
        multiply(from, wo, to);
    else
        multiply(from, weights, to);
    repair(from, weights, to);
    addRow(biasPart(model.bo.values(), columns), to);
}

} // namespace core
