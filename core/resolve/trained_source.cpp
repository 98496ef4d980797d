#include "core/resolve/trained_source.h"

#include "core/base/number_text.h"
#include "core/inference/interventions.h"
#include "core/inference/weight_access/inference_context.h"
#include "core/model.h"
#include "core/resolve/imported_source.h"
#include "core/resolve/model_files.h"
#include "core/resolve/pretrained_source.h"
#include "core/resolve/resolve.h"
#include "core/resolve/trained_text.h"
#include "core/training/tasks/curve.h"
#include "core/training/trained_network.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <variant>

namespace core {

namespace {

    TensorInput column(const std::vector<Scalar>& values)
    {
        Matrix rows = Matrix::uninitialised(std::ssize(values), 1);
        std::ranges::copy(values, rows.data());
        return { toTensor(rows), {}, {} };
    }

    // exp(-(w·r/u)²/2), r in the data's numbers and u their unit, is exp(-r²/h) with h = 2u²/w².
    float bandwidthOf(const training::TrainedNetwork& network, double unit)
    {
        constexpr double least = 1e-9;
        const auto w = static_cast<double>(network.weights.front().values(0, 0));
        const double width = unit / std::max(least, std::abs(w));
        return static_cast<float>(2 * width * width);
    }

    Experiment regression(const training::CurveSample& sample, const Experiment& experiment)
    {
        Experiment result;
        result.source = PointSource { column(sample.queries.x), column(sample.known.x),
            column(sample.known.y) };
        result.design.position = NoPosition {};
        result.design.weights = IdentityWeights {};
        AttentionSpec& spec = result.attention();
        spec.heads = 1;
        spec.outputProjection = false;
        spec.score = KernelScore {};
        spec.scaling = NoScaling {};
        const auto& interventions = std::get<PretrainedSource>(experiment.network).interventions;
        if (const Intervention* const intervention = interventionFor(interventions, "layer1"))
            applyIntervention(spec, *intervention);
        result.edits = experiment.edits;
        return result;
    }

    // A head of width 1 has nothing to reduce.
    void noteUnused(const Experiment& experiment, std::vector<Notice>& notices)
    {
        const auto& interventions = std::get<PretrainedSource>(experiment.network).interventions;
        if (std::ranges::any_of(interventions, [](const Intervention& intervention) {
                return intervention.rank > 0 || intervention.headsKept > 1
                    || intervention.inputRank > 1;
            }))
            notices.push_back({ "kernel_only",
                message("a kernel network compares positions with a single parameter: there is no "
                        "rank, head or direction to remove") });
    }

    // Points are labelled with their x values.
    std::vector<Token> named(const std::vector<Scalar>& places)
    {
        std::vector<Token> tokens;
        for (const Scalar place : places)
            tokens.push_back({ .text = numberText(place) });
        return tokens;
    }

    // Model of a trained kernel: regression through its training points, with the x values in the
    // experiment's text as queries and the trained bandwidth. Null for another network.
    // Interventions apply as far as a head of width 1 allows. Errors "not_a_place", "no_tokens",
    // "learnt_source", and those of resolving custom attention.
    std::shared_ptr<const Model> kernelModel(
        const std::shared_ptr<const training::TrainedNetwork>& network,
        const Experiment& experiment, const ModelFiles& files)
    {
        if (!std::holds_alternative<training::KernelNetwork>(network->spec.network.architecture))
            return nullptr;
        const training::CurveSample sample
            = training::curveSample(network->task, inputSentence(experiment));
        if (sample.queries.x.empty())
            throw Error("no_tokens", message("there is no input text for the network"));
        requireFinite(network->weights.front().values, network->weights.front().name);
        Experiment computed = regression(sample, experiment);
        auto model = std::make_shared<Model>(*resolve(computed, files));
        // Set after resolve(): it may be outside the range for custom attention.
        const KernelScore trained { .bandwidth
            = bandwidthOf(*network, static_cast<double>(sample.xUnit)) };
        computed.attention().score = trained;
        model->specs.front().score = trained;
        model->kind = TrainedKernel { std::make_shared<const Experiment>(std::move(computed)) };
        model->experiment = experiment;
        model->trainedRun = network;
        noteUnused(experiment, model->notices);
        model->inputs.queryTokens = named(sample.queries.x);
        model->inputs.keyTokens = named(sample.known.x);
        return model;
    }

    Error textAlone()
    {
        return Error("learnt_only",
            message("a network without attention heads takes only a text and cannot be modified"));
    }

    void requireTextAlone(const PretrainedSource& pretrained)
    {
        if (PretrainedSource {
                .where = pretrained.where, .interventions = pretrained.interventions }
            != pretrained)
            throw textAlone();
    }

    void requireUnmodified(const Experiment& experiment, const PretrainedSource& pretrained)
    {
        if (isModified(pretrained.interventions) || !experiment.edits.empty())
            throw textAlone();
    }

} // namespace

const std::string& inputSentence(const Experiment& experiment)
{
    const auto* const sentence = std::get_if<Sentence>(&experiment.source);
    if (sentence == nullptr)
        throw Error("learnt_source",
            message("a network trained with Headlight takes a text as "
                    "input"));
    return sentence->text;
}

std::shared_ptr<const Model> resolveTrainedRun(
    const Experiment& experiment, const ModelFiles& files)
{
    const auto* const pretrained = std::get_if<PretrainedSource>(&experiment.network);
    auto network = pretrained != nullptr ? files.trainedNetwork(pretrained->where) : nullptr;
    if (network == nullptr)
        return nullptr;
    if (auto described = trainedRunModel(network))
        return resolveWith(std::move(described), experiment, files);
    requireTextAlone(*pretrained);
    if (auto kernel = kernelModel(network, experiment, files))
        return kernel;
    requireUnmodified(experiment, *pretrained);
    auto model = modelOf(training::attentionFor(*network, inputSentence(experiment)), experiment);
    model->trainedRun = network;
    return model;
}

} // namespace core
