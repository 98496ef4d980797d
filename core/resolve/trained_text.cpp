#include "core/resolve/trained_text.h"

#include "core/model_families/common/trained_architecture.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

namespace {

    WeightReader numbersOf(const std::shared_ptr<const training::TrainedNetwork>& network)
    {
        return { .readTensor = [network](
                                   const std::string& name, Index first, std::span<Scalar> to) {
            const auto found = std::ranges::find(network->weights, name, &training::Weight::name);
            assert(found != network->weights.end());
            std::copy_n(found->values.data() + first, to.size(), to.data());
        } };
    }

    TrainedText tokensOf(std::vector<Index> ids, std::string_view text, const training::Task& task)
    {
        TrainedText result { std::move(ids), {} };
        for (const std::string_view piece : training::tokenViewsIn(text, task.characters)) {
            const auto begin = static_cast<std::uint32_t>(piece.data() - text.data());
            const auto end = begin + static_cast<std::uint32_t>(piece.size());
            result.tokens.push_back({ .text = std::string(piece), .begin = begin, .end = end });
        }
        return result;
    }

} // namespace

std::shared_ptr<const PretrainedModel> trainedRunModel(
    const std::shared_ptr<const training::TrainedNetwork>& network)
{
    const training::Task& task = network->task;
    auto described
        = trainedArchitecture(network->spec.network, training::sizesOf(task), task.output);
    if (!described)
        return nullptr;
    auto model = std::make_shared<PretrainedModel>();
    model->name = network->folder;
    model->architecture = std::move(*described);
    model->weights = numbersOf(network);
    model->trainedRun = network;
    model->startId = training::boundary;
    model->endIds = { training::boundary };
    if (model->architecture.outputHead->classes)
        model->classes = task.targets;
    return model;
}

TrainedText inputText(const training::TrainedNetwork& network, std::string_view text)
{
    TrainedText result = tokensOf(training::idsOf(network.task, text), text, network.task);
    if (result.ids.empty())
        throw Error("no_tokens", message("there is no input text for the network"));
    return result;
}

TrainedText outputText(const training::TrainedNetwork& network, std::string_view text)
{
    TrainedText result = tokensOf(training::targetIdsOf(network.task, text), text, network.task);
    result.ids.insert(result.ids.begin(), training::boundary);
    result.tokens.insert(
        result.tokens.begin(), { .text = network.task.targets.front(), .special = true });
    return result;
}

std::vector<Token> readTokens(
    const training::TrainedNetwork& network, const std::vector<Index>& ids)
{
    const std::vector<std::string>& words = network.task.sources;
    std::vector<Token> result;
    for (const Index id : ids)
        result.push_back(
            { .text = id >= 0 && id < std::ssize(words) ? words[static_cast<std::size_t>(id)]
                                                        : std::to_string(id) });
    return result;
}

} // namespace core
