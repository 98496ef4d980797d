#include "core/run/layer_run.h"
#include "core/trace.h"

#include <cassert>

namespace core {

namespace {

    constexpr double worthSharing = 8e6; // multiplications; below, waking threads costs more

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

    Team teamFor(const Model& model, int threads)
    {
        double sum = 0;
        for (const LayerModel& layer : model.layers)
            sum += work(model, layer);
        return Team(sum < worthSharing ? 1 : threads);
    }

    // The input of layer l+1 is the output of layer l; in cross-attention keys and values stay.
    void chain(const LayerTrace& before, LayerTrace& next)
    {
        next.queries = std::make_shared<const Matrix>(before.output);
        next.keys = before.keys == before.queries ? next.queries : before.keys;
        next.values = before.values == before.queries ? next.queries : before.values;
    }

} // namespace

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, const RunOptions& options)
{
    assert(model != nullptr && !model->layers.empty());
    const auto trace = std::make_shared<Trace>();
    const Team team = teamFor(*model, options.threads);
    trace->layers.resize(model->layers.size());
    for (std::size_t l = 0; l < model->layers.size(); ++l) {
        if (options.stop.stop_requested())
            return nullptr;
        LayerTrace& layer = trace->layers[l];
        if (l > 0)
            chain(trace->layers[l - 1], layer);
        else
            layer = { model->inputs.queries, model->inputs.keys, model->inputs.values, {}, {}, {} };
        if (!LayerRun(model->rules[l], model->layers[l], layer).run(team, options.stop))
            return nullptr;
    }
    trace->model = std::move(model);
    return trace;
}

} // namespace core
