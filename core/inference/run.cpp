#include "core/inference/attention/custom_forward.h"
#include "core/inference/attention/imported_forward.h"
#include "core/inference/generate.h"

#include <cassert>
#include <utility>

namespace core {

namespace {

    // The model with the embedded input and the generated decoder input, known only after the run.
    std::shared_ptr<const Model> withInputs(
        const Model& model, const NetworkInput& input, const Matrix& first)
    {
        auto result = std::make_shared<Model>(model);
        result->pretrained = std::make_shared<const PretrainedRun>(
            PretrainedRun { model.pretrained->original, model.pretrained->model, input });
        result->inputs.queries = std::make_shared<const Matrix>(first);
        result->inputs.keys = result->inputs.queries;
        result->inputs.values = result->inputs.queries;
        return result;
    }

    // A network trained with Headlight labels its decoder positions with the output tokens.
    std::shared_ptr<const NetworkInput> withOutputLabels(
        const PretrainedModel& model, const NetworkInput& input)
    {
        assert(input.decoderTokens != nullptr); // a generated input has labels
        auto result = std::make_shared<NetworkInput>(input);
        std::vector<Token> said(input.decoderTokens->begin() + 1, input.decoderTokens->end());
        for (Token& end : labelsOf(model, model.endIds))
            said.push_back(std::move(end));
        result->generatedTokens = std::make_shared<const std::vector<Token>>(std::move(said));
        return result;
    }

    std::shared_ptr<const Trace> runPretrained(const Model& model, const RunOptions& options)
    {
        const PretrainedModel& trained = *model.pretrained->model;
        std::shared_ptr<const NetworkInput> input(model.pretrained, &model.pretrained->input);
        if (trained.architecture.decoder && input->decoderIds.empty())
            input = withGeneratedDecoderInput(trained, *input, { options.threads, options.stop });
        if (input == nullptr)
            return nullptr;
        if (trained.architecture.decoder && trained.trainedRun != nullptr)
            input = withOutputLabels(trained, *input);
        auto trace = runNetwork(trained.architecture, trained.weights, *input, options);
        if (trace != nullptr)
            trace->model = withInputs(model, *input, trace->states.front().values);
        return trace;
    }

} // namespace

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, const RunOptions& options)
{
    if (model->imported != nullptr)
        return runImported(std::move(model), options);
    return model->pretrained != nullptr ? runPretrained(*model, options)
                                        : runCustom(std::move(model), options);
}

} // namespace core
