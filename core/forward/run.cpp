#include "core/forward/generate.h"
#include "core/run/designed_run.h"
#include "core/run/stored_run.h"

#include <cassert>
#include <utility>

namespace core {

namespace {

    // What goes into the first layer, and what a decoder says by itself, is known only now.
    std::shared_ptr<const Model> withInputs(
        const Model& model, const NetworkInput& input, const Matrix& first)
    {
        auto result = std::make_shared<Model>(model);
        result->loaded = std::make_shared<const LoadedRun>(
            LoadedRun { model.loaded->trained, model.loaded->model, input });
        result->inputs.queries = std::make_shared<const Matrix>(first);
        result->inputs.keys = result->inputs.queries;
        result->inputs.values = result->inputs.queries;
        return result;
    }

    // What a decoder that was taught here says is known: its places are called so.
    std::shared_ptr<const NetworkInput> withSaid(
        const TrainedModel& model, const NetworkInput& input)
    {
        assert(input.decoderTokens != nullptr); // who says something has labels for it
        auto result = std::make_shared<NetworkInput>(input);
        std::vector<Token> said(input.decoderTokens->begin() + 1, input.decoderTokens->end());
        for (Token& end : labelsOf(model, model.endIds))
            said.push_back(std::move(end));
        result->saidTokens = std::make_shared<const std::vector<Token>>(std::move(said));
        return result;
    }

    std::shared_ptr<const Trace> runLoaded(const Model& model, const RunOptions& options)
    {
        const TrainedModel& trained = *model.loaded->model;
        std::shared_ptr<const NetworkInput> input(model.loaded, &model.loaded->input);
        if (trained.network.decoder && input->decoderIds.empty())
            input = withOwnTarget(trained, *input, { options.threads, options.stop });
        if (input == nullptr)
            return nullptr;
        if (trained.network.decoder && trained.learnt != nullptr)
            input = withSaid(trained, *input);
        auto trace = runNetwork(trained.network, trained.numbers, *input, options);
        if (trace != nullptr)
            trace->model = withInputs(model, *input, trace->states.front().numbers);
        return trace;
    }

} // namespace

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, const RunOptions& options)
{
    if (model->stored != nullptr)
        return runStored(std::move(model), options);
    return model->loaded != nullptr ? runLoaded(*model, options)
                                    : runDesigned(std::move(model), options);
}

} // namespace core
