#include "core/inference/run.h"

#include "core/base/parallel.h"
#include "core/inference/attention/custom_forward.h"
#include "core/inference/attention/imported_forward.h"
#include "core/inference/generate.h"
#include "core/inference/output_head.h"
#include "core/inference/run_network.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

namespace {

    // The model with the embedded input and the generated decoder input, known only after the run.
    std::shared_ptr<const Model> withInputs(
        const Model& model, const NetworkInput& input, const Matrix& first)
    {
        auto result = std::make_shared<Model>(model);
        auto run = std::make_shared<const PretrainedRun>(
            PretrainedRun { model.pretrained()->original, model.pretrained()->model, input });
        if (auto* const designed = std::get_if<DesignedNetwork>(&result->kind))
            designed->run = std::move(run);
        else
            result->kind = Pretrained { std::move(run) };
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

    // argmax of each row of logits; of equal ones the first.
    TokenList predictedTokens(
        const PretrainedModel& model, const Matrix& logits, const RunOptions& options)
    {
        std::vector<Token> result(static_cast<std::size_t>(logits.rows()));
        ThreadPool(options.threads).forEach(logits.rows(), [&](Index row) {
            const auto values = logits.row(row);
            result[static_cast<std::size_t>(row)].text
                = labelOf(model, std::ranges::max_element(values) - values.begin());
        });
        return std::make_shared<const std::vector<Token>>(std::move(result));
    }

    // For each attention whose rows are the positions that predict. A network trained with
    // Headlight names the rows of its cross-attention by them already.
    void addPredicted(Trace& trace, const PretrainedModel& model, const RunOptions& options)
    {
        if (trace.logits.empty()
            || predictionKind(model.architecture) != PredictionKind::NextTokens)
            return;
        const TokenList predicted = predictedTokens(model, trace.logits, options);
        const bool named = model.architecture.decoder && model.trainedRun != nullptr;
        for (AttentionTrace& attention : trace.attentions)
            if (!attention.path.starts_with("encoder/") && !(named && !attention.selfAttention()))
                attention.predicted = predicted;
    }

    std::shared_ptr<const Trace> runPretrained(const Model& model, const RunOptions& options)
    {
        const PretrainedModel& trained = *model.pretrained()->model;
        std::shared_ptr<const NetworkInput> input(model.pretrained(), &model.pretrained()->input);
        if (trained.architecture.decoder && input->decoderIds.empty())
            input = withGeneratedDecoderInput(trained, *input, { options.threads, options.stop });
        if (input == nullptr)
            return nullptr;
        if (trained.architecture.decoder && trained.trainedRun != nullptr)
            input = withOutputLabels(trained, *input);
        auto trace = runNetwork(trained.architecture, trained.weights, *input, options);
        if (trace == nullptr)
            return nullptr;
        addPredicted(*trace, trained, options);
        trace->model = withInputs(model, *input, trace->states.front().values);
        return trace;
    }

} // namespace

std::shared_ptr<const Trace> run(std::shared_ptr<const Model> model, const RunOptions& options)
{
    if (model->imported() != nullptr)
        return runImported(std::move(model), options);
    return model->pretrained() != nullptr ? runPretrained(*model, options)
                                          : runCustom(std::move(model), options);
}

} // namespace core
