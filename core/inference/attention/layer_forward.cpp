#include "core/inference/attention/layer_forward.h"

#include "core/math/overflow.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    constexpr Index fewRows = 48; // up to here one piece has all queries of a head
    constexpr Index projectedRows = 192; // rows of a piece
    constexpr Index attendingRows = 48; // queries of a piece: their scores fit into L2
    constexpr Index outputColumns = 64; // columns of a piece if there are too few row pieces

    std::span<const Scalar> biasPart(std::span<const Scalar> bias, IndexRange e)
    {
        if (bias.empty())
            return bias;
        return bias.subspan(static_cast<std::size_t>(e.begin), static_cast<std::size_t>(e.size()));
    }

    RowSplit whole(Index rows)
    {
        return { rows, std::max<Index>(rows, 1) };
    }

    constexpr HeadForward::Projection everyProjection[]
        = { HeadForward::Queries, HeadForward::Keys, HeadForward::Values };

} // namespace

LayerForward::LayerForward(const LayerSpec& spec, const LayerModel& layer, AttentionTrace& result)
    : model(layer)
    , trace(result)
    , rows(std::max(result.queries->rows(), result.keys->rows()))
    , few(rows <= fewRows)
    , missing(layer.heads.size())
{
    trace.heads.resize(layer.heads.size());
    heads.reserve(layer.heads.size());
    Index width = 0;
    for (std::size_t h = 0; h < layer.heads.size(); ++h) {
        heads.emplace_back(spec, layer.heads[h], trace, trace.heads[h]);
        headColumns.push_back({ width, width + layer.heads[h].wv.cols() });
        width = headColumns.back().end;
    }
    trace.concat = Matrix::uninitialised(trace.queries->rows(), width);
    trace.output
        = Matrix::uninitialised(trace.queries->rows(), layer.wo.empty() ? width : layer.wo.cols());
}

bool LayerForward::run(const ThreadPool& threadPool, const std::stop_token& token)
{
    ParallelStage stages[]
        = { packing(), projecting(threadPool.threads()), attending(threadPool.threads()),
              model.wo.empty() ? copyingOutput() : projectingOutput(threadPool.threads()) };
    for (ParallelStage& stage : stages) {
        stage.work = [work = std::move(stage.work), &token](Index i) {
            if (!token.stop_requested())
                work(i);
        };
    }
    threadPool.run(stages);
    for (HeadForward& head : heads)
        head.finish();
    return !token.stop_requested();
}

// Packs all weights.
ParallelStage LayerForward::packing()
{
    if (!PackedMatrix::pay(rows))
        return {};
    const auto ofHeads = static_cast<Index>(heads.size()) * HeadForward::projections;
    if (!model.wo.empty())
        wo = PackedMatrix::unfilled(model.wo.rows(), model.wo.cols());
    return { ofHeads + wo.count(), [this, ofHeads](Index i) {
                if (i >= ofHeads)
                    wo.fill(i - ofHeads, block(model.wo));
                else
                    heads[static_cast<std::size_t>(i / HeadForward::projections)].pack(
                        everyProjection[i % HeadForward::projections]);
            } };
}

// The three projections of a head are one piece if there are few rows and enough heads for all
// threads: their weights are contiguous.
ParallelStage LayerForward::projecting(int threads)
{
    const auto count = static_cast<Index>(heads.size());
    const Index lines = count * HeadForward::projections;
    const bool together = few && count >= Index { 2 } * threads;
    const RowSplit pieces = few ? whole(rows) : splitRows(rows, projectedRows, lines, threads);
    for (auto& pieceCount : missing)
        pieceCount = pieces.count() * HeadForward::projections;
    if (together)
        return { count, [this, pieces](Index head) {
                    for (const auto which : everyProjection)
                        project(head, which, pieces, 0);
                } };
    return { lines * pieces.count(), [this, lines, pieces](Index i) {
                const Index line = i % lines;
                project(line / HeadForward::projections,
                    everyProjection[line % HeadForward::projections], pieces, i / lines);
            } };
}

void LayerForward::project(
    Index head, HeadForward::Projection which, const RowSplit& pieces, Index part)
{
    HeadForward& run = heads[static_cast<std::size_t>(head)];
    const IndexRange asked = pieces.part(part);
    const IndexRange own { asked.begin, std::min(asked.end, run.rows(which)) };
    if (own.size() > 0)
        run.project(which, own);
    if (--missing[static_cast<std::size_t>(head)] == 0)
        projected(head);
}

// Runs in the thread of the head's last piece: no head waits for the others.
void LayerForward::projected(Index head)
{
    heads[static_cast<std::size_t>(head)].prepare();
    if (few)
        attend(head, { 0, trace.queries->rows() });
}

ParallelStage LayerForward::attending(int threads)
{
    if (few)
        return {};
    const auto count = static_cast<Index>(heads.size());
    const RowSplit pieces = splitRows(trace.queries->rows(), attendingRows, count, threads);
    return { count * pieces.count(),
        [this, pieces](Index i) { attend(i / pieces.count(), pieces.part(i % pieces.count())); } };
}

void LayerForward::attend(Index head, IndexRange queries)
{
    const auto h = static_cast<std::size_t>(head);
    heads[h].attend(queries, block(trace.concat).colsOf(headColumns[h]));
}

// Output projection, split by columns as well if there are too few row pieces.
ParallelStage LayerForward::projectingOutput(int threads)
{
    const RowSplit tall { trace.concat.rows(), projectedRows };
    const RowSplit columns = enough(tall.count(), threads)
        ? whole(model.wo.cols())
        : RowSplit { model.wo.cols(), outputColumns };
    const RowSplit pieces = splitRows(tall.rows, projectedRows, columns.count(), threads);
    return { pieces.count() * columns.count(), [this, pieces, columns](Index i) {
                projectOutput(pieces.part(i / columns.count()), columns.part(i % columns.count()));
            } };
}

void LayerForward::projectOutput(IndexRange queries, IndexRange columns)
{
    const ConstBlock from = block(std::as_const(trace.concat)).rowsOf(queries);
    const MutableBlock to = block(trace.output).rowsOf(queries);
    const MutableBlock part = to.colsOf(columns);
    const ConstBlock weights = block(model.wo).colsOf(columns);
    if (wo.rows() > 0)
        multiplyColumns(from, wo, columns, to);
    else
        multiply(from, weights, part);
    repair(from, weights, part);
    addRow(biasPart(model.bo.values(), columns), part);
}

// Without W_O the output is the concatenation.
ParallelStage LayerForward::copyingOutput()
{
    return { 1, [this](Index) {
                std::ranges::copy(trace.concat.values(), trace.output.data());
                addRow(model.bo.values(), block(trace.output));
            } };
}

} // namespace core
