#include "core/resolve/stored.h"

#include "core/forward/alter_network.h"
#include "core/input/stored_trace.h"

#include <utility>

namespace core {

namespace {

    void requireNothingElse(const Experiment& experiment, const Loaded& loaded)
    {
        if (alters(loaded.changes) || !experiment.edits.empty())
            throw traceOnly(phrase("it cannot be modified"));
        if (Loaded { .where = loaded.where, .changes = loaded.changes } != loaded)
            throw traceOnly(phrase("its tokens are fixed and cannot be replaced"));
    }

    Input rowsWithoutNumbers(Index rows)
    {
        return std::make_shared<const Matrix>(rows, 0);
    }

    LayerRule ruleOf(const StoredAttention& attention)
    {
        LayerRule rule;
        rule.heads = static_cast<int>(attention.heads);
        rule.outputProjection = false;
        return rule;
    }

    Layers noNumbers(std::size_t layers)
    {
        return Layers({ layers,
            [](std::size_t) -> LayerModel { throw traceOnly(phrase("its model is unknown")); },
            [](std::size_t, std::string_view) { return LayerMaker::Shape {}; } });
    }

} // namespace

bool asksForTrace(const Experiment& experiment)
{
    const auto* const loaded = std::get_if<Loaded>(&experiment.network);
    return loaded != nullptr && namesTrace(loaded->where);
}

Inputs inputsOf(const StoredAttention& first)
{
    Inputs inputs;
    inputs.queryTokens = *first.queryTokens;
    inputs.keyTokens = *first.keyTokens;
    inputs.queries = rowsWithoutNumbers(first.queries);
    inputs.keys = first.asksItself() ? inputs.queries : rowsWithoutNumbers(first.keys);
    inputs.values = inputs.keys;
    return inputs;
}

std::shared_ptr<const Model> resolveStored(const Experiment& experiment, const Files& files)
{
    const auto& loaded = std::get<Loaded>(experiment.network);
    requireNothingElse(experiment, loaded);
    return modelOf(files.trace(loaded.where), experiment);
}

std::shared_ptr<Model> modelOf(
    std::shared_ptr<const StoredTrace> stored, const Experiment& experiment)
{
    auto model = std::make_shared<Model>();
    model->stored = std::move(stored);
    model->experiment = experiment;
    model->inputs = inputsOf(model->stored->attentions().front());
    for (const StoredAttention& attention : model->stored->attentions())
        model->rules.push_back(ruleOf(attention));
    model->layers = noNumbers(model->rules.size());
    return model;
}

std::shared_ptr<const Model> resolveStoredAgain(const Model& model, const Experiment& experiment)
{
    const auto* const now = std::get_if<Loaded>(&experiment.network);
    if (now == nullptr || now->where != std::get<Loaded>(model.experiment.network).where)
        return nullptr;
    if (!namesTrace(now->where) && experiment.source != model.experiment.source)
        return nullptr; // a network that was taught here answers another text
    requireNothingElse(experiment, *now);
    auto result = std::make_shared<Model>(model);
    result->experiment = experiment;
    return result;
}

} // namespace core
