#include "core/run/layer_run.h"

#include "core/math/overflow.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    constexpr Index fewRows = 48; // up to here all queries of a head are one piece
    constexpr Index projectedRows = 192; // of a piece
    constexpr Index attendingRows = 48; // queries of a piece: their scores stay in L2
    constexpr Index outputColumns = 64; // of a piece, when rows alone are too few pieces

    std::span<const Scalar> biasPart(std::span<const Scalar> bias, Extent e)
    {
        if (bias.empty())
            return bias;
        return bias.subspan(static_cast<std::size_t>(e.begin), static_cast<std::size_t>(e.size()));
    }

    Cut whole(Index rows)
    {
        return { rows, std::max<Index>(rows, 1) };
    }

    constexpr HeadRun::Projection everyProjection[]
        = { HeadRun::Queries, HeadRun::Keys, HeadRun::Values };

} // namespace

LayerRun::LayerRun(const LayerRule& rule, const LayerModel& numbers, AttentionTrace& result)
    : model(numbers)
    , trace(result)
    , rows(std::max(result.queries->rows(), result.keys->rows()))
    , few(rows <= fewRows)
    , missing(numbers.heads.size())
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

bool LayerRun::run(const Team& team, const std::stop_token& token)
{
    Stage stages[] = { packing(), projecting(team.threads()), attending(team.threads()),
        model.wo.empty() ? copyingOutput() : projectingOutput(team.threads()) };
    for (Stage& stage : stages) {
        stage.work = [work = std::move(stage.work), &token](Index i) {
            if (!token.stop_requested())
                work(i);
        };
    }
    team.run(stages);
    for (HeadRun& head : heads)
        head.finish();
    return !token.stop_requested();
}

// Cuts all weights into panels.
Stage LayerRun::packing()
{
    if (!Panels::pay(rows))
        return {};
    const auto ofHeads = static_cast<Index>(heads.size()) * HeadRun::projections;
    if (!model.wo.empty())
        wo = Panels::unfilled(model.wo.rows(), model.wo.cols());
    return { ofHeads + wo.count(), [this, ofHeads](Index i) {
                if (i >= ofHeads)
                    wo.fill(i - ofHeads, block(model.wo));
                else
                    heads[static_cast<std::size_t>(i / HeadRun::projections)].pack(
                        everyProjection[i % HeadRun::projections]);
            } };
}

// The three projections of a head are one piece when there is little to do and every thread gets
// some: their weights lie one behind the other.
Stage LayerRun::projecting(int threads)
{
    const auto count = static_cast<Index>(heads.size());
    const Index lines = count * HeadRun::projections;
    const bool together = few && count >= Index { 2 } * threads;
    const Cut pieces = few ? whole(rows) : cut(rows, projectedRows, lines, threads);
    for (auto& pieceCount : missing)
        pieceCount = pieces.count() * HeadRun::projections;
    if (together)
        return { count, [this, pieces](Index head) {
                    for (const auto which : everyProjection)
                        project(head, which, pieces, 0);
                } };
    return { lines * pieces.count(), [this, lines, pieces](Index i) {
                const Index line = i % lines;
                project(line / HeadRun::projections, everyProjection[line % HeadRun::projections],
                    pieces, i / lines);
            } };
}

void LayerRun::project(Index head, HeadRun::Projection which, const Cut& pieces, Index part)
{
    HeadRun& run = heads[static_cast<std::size_t>(head)];
    const Extent asked = pieces.part(part);
    const Extent own { asked.begin, std::min(asked.end, run.rows(which)) };
    if (own.size() > 0)
        run.project(which, own);
    if (--missing[static_cast<std::size_t>(head)] == 0)
        projected(head);
}

// By the thread that made the last piece: no head waits for the others.
void LayerRun::projected(Index head)
{
    heads[static_cast<std::size_t>(head)].prepare();
    if (few)
        attend(head, { 0, trace.queries->rows() });
}

Stage LayerRun::attending(int threads)
{
    if (few)
        return {};
    const auto count = static_cast<Index>(heads.size());
    const Cut pieces = cut(trace.queries->rows(), attendingRows, count, threads);
    return { count * pieces.count(),
        [this, pieces](Index i) { attend(i / pieces.count(), pieces.part(i % pieces.count())); } };
}

void LayerRun::attend(Index head, Extent queries)
{
    const auto h = static_cast<std::size_t>(head);
    heads[h].attend(queries, block(trace.concat).colsOf(headColumns[h]));
}

// The output projection, in columns too when its rows are too few pieces.
Stage LayerRun::projectingOutput(int threads)
{
    const Cut tall { trace.concat.rows(), projectedRows };
    const Cut columns = enough(tall.count(), threads) ? whole(model.wo.cols())
                                                      : Cut { model.wo.cols(), outputColumns };
    const Cut pieces = cut(tall.rows, projectedRows, columns.count(), threads);
    return { pieces.count() * columns.count(), [this, pieces, columns](Index i) {
                projectOutput(pieces.part(i / columns.count()), columns.part(i % columns.count()));
            } };
}

void LayerRun::projectOutput(Extent queries, Extent columns)
{
    const Block from = block(std::as_const(trace.concat)).rowsOf(queries);
    const MutableBlock to = block(trace.output).rowsOf(queries);
    const MutableBlock part = to.colsOf(columns);
    const Block weights = block(model.wo).colsOf(columns);
    if (wo.rows() > 0)
        multiplyColumns(from, wo, columns, to);
    else
        multiply(from, weights, part);
    repair(from, weights, part);
    addRow(biasPart(model.bo.values(), columns), part);
}

// Without weights the output is the heads side by side.
Stage LayerRun::copyingOutput()
{
    return { 1, [this](Index) {
                std::ranges::copy(trace.concat.values(), trace.output.data());
                addRow(model.bo.values(), block(trace.output));
            } };
}

} // namespace core
