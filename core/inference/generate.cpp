#include "core/inference/generate.h"

#include "core/base/block_pool.h"
#include "core/base/random.h"
#include "core/inference/output_head.h"
#include "core/inference/stack_forward.h"
#include "core/limits.h"
#include "core/training/training.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {

namespace {

    constexpr Index maxGeneratedTokens = 128;

    // Logits of the next token. The encoder, if any, runs once.
    class NextLogits {
    public:
        NextLogits(const PretrainedModel& model, NetworkInput given, const RunOptions& options)
            : network(model.architecture)
            , input(std::move(given))
            , threadPool(options.threads)
            , run { model.weights, threadPool, options.stop }
        {
            if (!network.decoder)
                return;
            checkInput(network, input);
            Trace trace; // discarded
            encoded = std::make_shared<const Matrix>(
                StackForward(network.stack, run, trace, { .tokens = labels(input.ids) })
                    .run({ input.ids, input.types, input.pixels }));
        }
        NextLogits(const NextLogits&) = delete;
        NextLogits& operator=(const NextLogits&) = delete;

        [[nodiscard]] bool stopped() const { return run.stop.stop_requested(); }

        // 1 x vocabulary. Undefined when stopped.
        [[nodiscard]] Matrix after(const std::vector<Index>& generated)
        {
            (network.decoder ? input.decoderIds : input.ids) = generated;
            checkInput(network, input);
            Trace trace;
            const TokenList own = labels(generated);
            Matrix last = network.decoder
                ? StackForward(*network.decoder, run, trace, { own, labels(input.ids), encoded })
                      .run({ generated, {}, nullptr })
                : StackForward(network.stack, run, trace, { .tokens = own })
                      .run({ generated, input.types, nullptr });
            sharedBlocks().endRun();
            if (stopped())
                return {};
            const Index place = last.rows() - 1;
            return logitsOf(*network.outputHead, chosenRows(last, { &place, 1 }), run);
        }

    private:
        static TokenList labels(const std::vector<Index>& ids)
        {
            return std::make_shared<const std::vector<Token>>(ids.size());
        }

        const Architecture& network;
        NetworkInput input;
        ThreadPool threadPool;
        InferenceContext run;
        Input encoded;
    };

    // Labels of all tokens; `before` has those of the first ones.
    TokenList longerLabels(
        const PretrainedModel& model, const TokenList& before, std::span<const Index> ids)
    {
        std::vector<Token> result = before == nullptr ? std::vector<Token> {} : *before;
        result.resize(std::min(result.size(), ids.size()));
        for (Token& token : labelsOf(model, ids.subspan(result.size())))
            result.push_back(std::move(token));
        return std::make_shared<const std::vector<Token>>(std::move(result));
    }

} // namespace

Index nextToken(std::span<const Scalar> logits, const Sampling& how, Index place)
{
    assert(!logits.empty() && how.temperature >= 0 && how.topK >= 0);
    if (how.temperature == 0)
        return std::ranges::max_element(logits) - logits.begin();
    const std::vector<Index> order
        = largestOf(logits, how.topK == 0 ? std::ssize(logits) : how.topK);
    const auto logit
        = [&](Index id) { return static_cast<double>(logits[static_cast<std::size_t>(id)]); };
    std::vector<double> sums; // cumulative probabilities (unnormalised)
    for (const Index id : order)
        sums.push_back((sums.empty() ? 0 : sums.back())
            + std::exp((logit(id) - logit(order.front())) / how.temperature));
    const std::uint64_t key = streamKey(how.seed, "next token", static_cast<std::uint64_t>(place));
    const auto found = std::ranges::upper_bound(sums, uniform(key, how.draw) * sums.back());
    const auto chosen = std::min<Index>(found - sums.begin(), std::ssize(order) - 1);
    return order[static_cast<std::size_t>(chosen)];
}

std::shared_ptr<const NetworkInput> generate(const PretrainedModel& model,
    const NetworkInput& input, const GenerationOptions& how, const RunOptions& options)
{
    const Architecture& network = model.architecture;
    if (predictionKind(network) != PredictionKind::NextTokens)
        throw Error("no_next_token",
            message("this model is not a causal language model: it cannot continue a text"));
    auto result = std::make_shared<NetworkInput>(input);
    std::vector<Index>& generated = network.decoder ? result->decoderIds : result->ids;
    if (network.decoder && generated.empty())
        generated.push_back(model.startId);
    const Index most = network.maxPositions > 0 ? std::min(limits::tokens, network.maxPositions)
                                                : limits::tokens;
    const auto before = std::ssize(generated);
    NextLogits logits(model, *result, options);
    while (std::ssize(generated) < std::min(most, before + how.steps)) {
        const Matrix row = logits.after(generated);
        if (logits.stopped())
            return nullptr;
        const Index next = nextToken(row.values(), how.draw, std::ssize(generated));
        if (std::ranges::count(model.endIds, next) > 0)
            break;
        generated.push_back(next);
    }
    TokenList& labels = network.decoder ? result->decoderTokens : result->tokens;
    labels = longerLabels(model, labels, generated);
    return result;
}

std::shared_ptr<const NetworkInput> withGeneratedDecoderInput(
    const PretrainedModel& model, const NetworkInput& input, const RunOptions& options)
{
    NetworkInput silent = input;
    silent.decoderIds.clear();
    silent.decoderTokens = nullptr;
    if (predictionKind(model.architecture) != PredictionKind::NextTokens) { // generates nothing
        silent.decoderIds = { model.startId };
        return std::make_shared<NetworkInput>(std::move(silent));
    }
    const Index most = model.trainedRun != nullptr
        ? training::maxOutputLength(std::ssize(input.ids))
        : maxGeneratedTokens - 1;
    return generate(model, silent, { .draw = {}, .steps = most }, options);
}

} // namespace core
