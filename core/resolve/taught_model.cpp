#include "core/resolve/taught_model.h"

#include "core/kin/taught_kind.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

namespace {

    TrainedNumbers numbersOf(const std::shared_ptr<const learning::LearntNetwork>& network)
    {
        return { .read = [network](const std::string& name, Index first, std::span<Scalar> to) {
            const auto found = std::ranges::find(network->weights, name, &learning::Weight::name);
            assert(found != network->weights.end());
            std::copy_n(found->numbers.data() + first, to.size(), to.data());
        } };
    }

    TaughtText tokensOf(std::vector<Index> ids, std::string_view text, const learning::Task& task)
    {
        TaughtText result { std::move(ids), {} };
        for (const std::string_view piece : learning::piecesIn(text, task.characters)) {
            const auto begin = static_cast<std::uint32_t>(piece.data() - text.data());
            const auto end = begin + static_cast<std::uint32_t>(piece.size());
            result.tokens.push_back({ .text = std::string(piece), .begin = begin, .end = end });
        }
        return result;
    }

} // namespace

std::shared_ptr<const TrainedModel> taughtModel(
    const std::shared_ptr<const learning::LearntNetwork>& network)
{
    const learning::Task& task = network->task;
    auto described = taughtNetwork(network->course.network, learning::sizesOf(task), task.answer);
    if (!described)
        return nullptr;
    auto model = std::make_shared<TrainedModel>();
    model->name = network->folder;
    model->network = std::move(*described);
    model->numbers = numbersOf(network);
    model->learnt = network;
    model->startId = learning::boundary;
    model->endIds = { learning::boundary };
    if (model->network.readout->classes)
        model->classes = task.targets;
    return model;
}

TaughtText readByTaught(const learning::LearntNetwork& network, std::string_view text)
{
    TaughtText result = tokensOf(learning::numbersOf(network.task, text), text, network.task);
    if (result.ids.empty())
        throw Error("no_tokens", phrase("there is no input text for the network"));
    return result;
}

TaughtText saidByTaught(const learning::LearntNetwork& network, std::string_view text)
{
    TaughtText result = tokensOf(learning::answerNumbersOf(network.task, text), text, network.task);
    result.ids.insert(result.ids.begin(), learning::boundary);
    result.tokens.insert(
        result.tokens.begin(), { .text = network.task.targets.front(), .special = true });
    return result;
}

std::vector<Token> readTokens(const learning::LearntNetwork& network, const std::vector<Index>& ids)
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
