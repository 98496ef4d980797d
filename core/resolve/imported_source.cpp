#include "core/resolve/imported_source.h"

#include "core/inference/interventions.h"
#include "core/input/imported_attention.h"

#include <utility>

namespace core {

namespace {

    void requireNothingElse(const Experiment& experiment, const PretrainedSource& pretrained)
    {
        if (isModified(pretrained.interventions) || !experiment.edits.empty())
            throw traceOnly(message("it cannot be modified"));
        if (PretrainedSource {
                .where = pretrained.where, .interventions = pretrained.interventions }
            != pretrained)
            throw traceOnly(message("its tokens are fixed and cannot be replaced"));
    }

    Input rowsWithoutNumbers(Index rows)
    {
        return std::make_shared<const Matrix>(rows, 0);
    }

    LayerSpec ruleOf(const ImportedLayer& attention)
    {
        LayerSpec spec;
        spec.heads = static_cast<int>(attention.heads);
        spec.outputProjection = false;
        return spec;
    }

    Layers noNumbers(std::size_t layers)
    {
        return Layers({ layers,
            [](std::size_t) -> LayerModel { throw traceOnly(message("its model is unknown")); },
            [](std::size_t, std::string_view) { return LazyLayers::Shape {}; } });
    }

} // namespace

bool requestsImportedAttention(const Experiment& experiment)
{
    const auto* const pretrained = std::get_if<PretrainedSource>(&experiment.network);
    return pretrained != nullptr && namesTrace(pretrained->where);
}

Inputs inputsOf(const ImportedLayer& first)
{
    Inputs inputs;
    inputs.queryTokens = *first.queryTokens;
    inputs.keyTokens = *first.keyTokens;
    inputs.queries = rowsWithoutNumbers(first.queries);
    inputs.keys = first.isSelfAttention() ? inputs.queries : rowsWithoutNumbers(first.keys);
    inputs.values = inputs.keys;
    return inputs;
}

std::shared_ptr<const Model> resolveImported(const Experiment& experiment, const Files& files)
{
    const auto& pretrained = std::get<PretrainedSource>(experiment.network);
    requireNothingElse(experiment, pretrained);
    return modelOf(files.imported(pretrained.where), experiment);
}

std::shared_ptr<Model> modelOf(
    std::shared_ptr<const ImportedAttention> imported, const Experiment& experiment)
{
    auto model = std::make_shared<Model>();
    model->kind = Imported { std::move(imported) };
    model->experiment = experiment;
    model->inputs = inputsOf(model->imported()->attentions().front());
    for (const ImportedLayer& attention : model->imported()->attentions())
        model->specs.push_back(ruleOf(attention));
    model->layers = noNumbers(model->specs.size());
    return model;
}

std::shared_ptr<const Model> resolveImportedAgain(const Model& model, const Experiment& experiment)
{
    const auto* const now = std::get_if<PretrainedSource>(&experiment.network);
    if (now == nullptr || now->where != std::get<PretrainedSource>(model.experiment.network).where)
        return nullptr;
    if (!namesTrace(now->where) && experiment.source != model.experiment.source)
        return nullptr; // another text for a trained network
    requireNothingElse(experiment, *now);
    auto result = std::make_shared<Model>(model);
    result->experiment = experiment;
    return result;
}

} // namespace core
