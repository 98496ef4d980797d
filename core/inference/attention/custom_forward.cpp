#include "core/inference/attention/custom_forward.h"

#include "core/base/block_pool.h"
#include "core/inference/attention/layer_forward.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

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
