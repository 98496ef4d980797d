#include "core/inference/attention/custom_forward.h"

#include "core/base/block_pool.h"
#include "core/base/parallel.h"
#include "core/inference/attention/head_attention.h"
#include "core/inference/attention/row_split.h"
#include "core/math/overflow.h"
#include "core/math/product.h"
#include "core/trace.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <stop_token>
#include <utility>
#include <vector>

namespace core {

namespace {

    // One head of custom attention in steps that several threads may share: pack and project (each
    // projection), prepare, attend (each range of queries), finish. Bitwise the same for any
    // partition of the rows.
    class HeadForward {
    public:
        enum Projection { Queries, Keys, Values };
        static constexpr Index projections = 3;

        // Allocates in the trace; everything passed must outlive this.
        HeadForward(const LayerSpec& layerSpec, const HeadModel& weights,
            const AttentionTrace& layer, HeadTrace& result);

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

    Matrix room(const Matrix& input, const Matrix& weight)
    {
        assert(input.cols() == weight.rows());
        return Matrix::uninitialised(input.rows(), weight.cols());
    }

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

    // One layer of custom attention: all heads, then the output projection of their concatenation.
    class LayerForward {
    public:
        // `result` has the layer's inputs; everything passed must outlive this.
        LayerForward(const LayerSpec& spec, const LayerModel& layer, AttentionTrace& result);

        // To be called once. False when stopped; the trace is then incomplete.
        bool run(const ThreadPool& threadPool, const std::stop_token& token);

    private:
        [[nodiscard]] ParallelStage packing();
        [[nodiscard]] ParallelStage projecting(int threads);
        [[nodiscard]] ParallelStage attending(int threads);
        [[nodiscard]] ParallelStage projectingOutput(int threads);
        [[nodiscard]] ParallelStage copyingOutput();

        void project(Index head, HeadForward::Projection which, const RowSplit& pieces, Index part);
        void projected(Index head);
        void attend(Index head, IndexRange queries);
        void projectOutput(IndexRange queries, IndexRange columns);

        const LayerModel& model;
        AttentionTrace& trace;
        const Index rows; // max(n, m)
        const bool few;
        std::vector<HeadForward> heads;
        std::vector<IndexRange> headColumns; // for each head
        std::vector<std::atomic<Index>>
            missing; // for each head: projection pieces still to compute
        PackedMatrix wo; // empty: W_O is read in place
    };

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

    LayerForward::LayerForward(
        const LayerSpec& spec, const LayerModel& layer, AttentionTrace& result)
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
        trace.output = Matrix::uninitialised(
            trace.queries->rows(), layer.wo.empty() ? width : layer.wo.cols());
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
        const bool inOnePiece = few && count >= Index { 2 } * threads;
        const RowSplit pieces = few ? whole(rows) : splitRows(rows, projectedRows, lines, threads);
        for (auto& pieceCount : missing)
            pieceCount = pieces.count() * HeadForward::projections;
        if (inOnePiece)
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
        return { count * pieces.count(), [this, pieces](Index i) {
                    attend(i / pieces.count(), pieces.part(i % pieces.count()));
                } };
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
                    projectOutput(
                        pieces.part(i / columns.count()), columns.part(i % columns.count()));
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

    constexpr double worthAThread = 4e6; // multiplications that outweigh waking a thread

    double work(const Model& model, const LayerModel& layer)
    {
        const auto n = static_cast<double>(model.inputs.queries->rows());
        const auto m = static_cast<double>(model.inputs.keys->rows());
        double result = n * static_cast<double>(layer.wo.size());
        for (const HeadModel& head : layer.heads) {
            result += n * static_cast<double>(head.wq.size());
            result += m * static_cast<double>(head.wk.size() + head.wv.size());
            result += n * m * static_cast<double>(head.wq.cols() + head.wv.cols());
        }
        return result;
    }

    ThreadPool threadsFor(const Model& model, int threads)
    {
        double sum = 0;
        for (const LayerModel& layer : model.layers)
            sum += work(model, layer);
        const ThreadPool all(threads);
        const double busy = std::clamp(sum / worthAThread, 1.0, static_cast<double>(all.threads()));
        return ThreadPool(static_cast<int>(busy));
    }

    void begin(const Inputs& inputs, AttentionTrace& first)
    {
        first.queries = inputs.queries;
        first.keys = inputs.keys;
        first.values = inputs.values;
    }

    // The queries (in self-attention also keys and values) of layer l+1 are the output of layer l;
    // in cross-attention keys and values stay.
    void chain(const AttentionTrace& before, AttentionTrace& next)
    {
        next.queries = std::make_shared<const Matrix>(before.output);
        next.keys = before.keys == before.queries ? next.queries : before.keys;
        next.values = before.values == before.queries ? next.queries : before.values;
    }

} // namespace

std::shared_ptr<const Trace> runCustom(
    std::shared_ptr<const Model> model, const RunOptions& options)
{
    assert(model != nullptr && !model->layers.empty());
    const auto trace = std::make_shared<Trace>();
    const ThreadPool threadPool = threadsFor(*model, options.threads);
    trace->attentions.resize(model->layers.size());
    for (std::size_t l = 0; l < model->layers.size(); ++l) {
        if (options.stop.stop_requested())
            return nullptr;
        AttentionTrace& layer = trace->attentions[l];
        if (l > 0)
            chain(trace->attentions[l - 1], layer);
        else
            begin(model->inputs, layer);
        layer.path = "layer" + std::to_string(l + 1);
        layer.spec = model->specs[l];
        layer.queryTokens = TokenList(model, &model->inputs.queryTokens); // owned by the model
        layer.keyTokens = TokenList(model, &model->inputs.keyTokens);
        if (!LayerForward(model->specs[l], model->layers[l], layer).run(threadPool, options.stop))
            return nullptr;
    }
    trace->model = std::move(model);
    sharedBlocks().endRun();
    return trace;
}

} // namespace core
