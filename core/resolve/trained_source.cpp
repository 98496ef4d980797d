#include "core/resolve/trained_source.h"

#include "core/inference/interventions.h"
#include "core/resolve/imported_source.h"
#include "core/resolve/kernel_model.h"
#include "core/resolve/pretrained_source.h"
#include "core/resolve/trained_text.h"
#include "core/training/trained_network.h"

namespace core {

namespace {

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
