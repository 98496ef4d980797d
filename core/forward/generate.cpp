#include "core/forward/generate.h"

#include "core/base/block_pool.h"
#include "core/base/random.h"
#include "core/forward/layer_forward.h"
#include "core/forward/readout.h"
#include "core/learning/training.h"
#include "core/limits.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace core {

namespace {

    constexpr Index mostSaid = 128; // tokens

    // The numbers of what follows tokens. The encoder of a network that has one is computed once.
    class NextLogits {
    public:
        NextLogits(const TrainedModel& model, NetworkInput given, const RunOptions& options)
            : network(model.network)
            , input(std::move(given))
            , team(options.threads)
            , run { model.numbers, team, options.stop }
        {
            if (!network.decoder)
                return;
            checkInput(network, input);
            Trace trace; // of which nothing is kept
            encoded = std::make_shared<const Matrix>(
                StackRun(network.stack, run, trace, { .tokens = labels(input.ids) })
                    .run({ input.ids, input.types, input.pixels }));
        }
        NextLogits(const NextLogits&) = delete;
        NextLogits& operator=(const NextLogits&) = delete;

        [[nodiscard]] bool stopped() const { return run.stop.stop_requested(); }

        // One number for each token of the vocabulary. Nothing useful when stopped.
        [[nodiscard]] Matrix after(const std::vector<Index>& said)
        {
            (network.decoder ? input.decoderIds : input.ids) = said;
            checkInput(network, input);
            Trace trace;
            const TokenList own = labels(said);
            Matrix last = network.decoder
                ? StackRun(*network.decoder, run, trace, { own, labels(input.ids), encoded })
                      .run({ said, {}, nullptr })
                : StackRun(network.stack, run, trace, { .tokens = own })
                      .run({ said, input.types, nullptr });
            sharedBlocks().endRun();
            if (stopped())
                return {};
            const Index place = last.rows() - 1;
            return logitsOf(*network.readout, chosenRows(last, { &place, 1 }), run);
        }

    private:
        static TokenList labels(const std::vector<Index>& ids)
        {
            return std::make_shared<const std::vector<Token>>(ids.size());
        }

        const Network& network;
        NetworkInput input;
        Team team;
        TrainedRun run;
        Input encoded;
    };

    // Of tokens that go on with those that have labels.
    TokenList longerLabels(
        const TrainedModel& model, const TokenList& before, std::span<const Index> ids)
    {
        std::vector<Token> result = before == nullptr ? std::vector<Token> {} : *before;
        result.resize(std::min(result.size(), ids.size()));
        for (Token& token : labelsOf(model, ids.subspan(result.size())))
            result.push_back(std::move(token));
        return std::make_shared<const std::vector<Token>>(std::move(result));
    }

} // namespace

Index nextToken(std::span<const Scalar> logits, const TokenDraw& how, Index place)
{
    assert(!logits.empty() && how.temperature >= 0 && how.topK >= 0);
    if (how.temperature == 0)
        return std::ranges::max_element(logits) - logits.begin();
    const std::vector<Index> order
        = largestOf(logits, how.topK == 0 ? std::ssize(logits) : how.topK);
    const auto logit
        = [&](Index id) { return static_cast<double>(logits[static_cast<std::size_t>(id)]); };
    std::vector<double> sums; // of the shares so far
    for (const Index id : order)
        sums.push_back((sums.empty() ? 0 : sums.back())
            + std::exp((logit(id) - logit(order.front())) / how.temperature));
    const std::uint64_t key = streamKey(how.seed, "next token", static_cast<std::uint64_t>(place));
    const auto found = std::ranges::upper_bound(sums, uniform(key, how.draw) * sums.back());
    const auto chosen = std::min<Index>(found - sums.begin(), std::ssize(order) - 1);
    return order[static_cast<std::size_t>(chosen)];
}

std::shared_ptr<const NetworkInput> continued(const TrainedModel& model, const NetworkInput& input,
    const Continuing& how, const RunOptions& options)
{
    const Network& network = model.network;
    if (foretells(network) != Foretells::NextTokens)
        throw Error("no_next_token",
            phrase("this model is not a causal language model: it cannot continue a text"));
    auto result = std::make_shared<NetworkInput>(input);
    std::vector<Index>& said = network.decoder ? result->decoderIds : result->ids;
    if (network.decoder && said.empty())
        said.push_back(model.startId);
    const Index most
        = network.mostTokens > 0 ? std::min(limits::tokens, network.mostTokens) : limits::tokens;
    const auto before = std::ssize(said);
    NextLogits logits(model, *result, options);
    while (std::ssize(said) < std::min(most, before + how.steps)) {
        const Matrix row = logits.after(said);
        if (logits.stopped())
            return nullptr;
        const Index next = nextToken(row.values(), how.draw, std::ssize(said));
        if (std::ranges::count(model.endIds, next) > 0)
            break;
        said.push_back(next);
    }
    TokenList& labels = network.decoder ? result->decoderTokens : result->tokens;
    labels = longerLabels(model, labels, said);
    return result;
}

std::shared_ptr<const NetworkInput> withOwnTarget(
    const TrainedModel& model, const NetworkInput& input, const RunOptions& options)
{
    NetworkInput silent = input;
    silent.decoderIds.clear();
    silent.decoderTokens = nullptr;
    if (foretells(model.network) != Foretells::NextTokens) { // it has nothing to say
        silent.decoderIds = { model.startId };
        return std::make_shared<NetworkInput>(std::move(silent));
    }
    const Index most
        = model.learnt != nullptr ? learning::longestAnswer(std::ssize(input.ids)) : mostSaid - 1;
    return continued(model, silent, { .draw = {}, .steps = most }, options);
}

} // namespace core
