#include "core/forward/run_network.h"

#include "core/base/block_pool.h"
#include "core/base/error.h"
#include "core/forward/attentions.h"
#include "core/forward/layer_forward.h"
#include "core/forward/readout.h"
#include "core/limits.h"

#include <algorithm>

namespace core {

namespace {

    void requireTokens(const Network& network, Index count)
    {
        if (count == 0)
            throw Error("no_tokens", phrase("there is nothing to compute: no tokens"));
        const Index most = network.mostTokens > 0 ? std::min(network.mostTokens, limits::tokens)
                                                  : limits::tokens;
        if (count > most)
            throw Error("too_many_tokens",
                phrase("%1: %2, but the maximum is %3", phrase("tokens"), count, most));
    }

    // About what the trace of a stack with n tokens, asking m others, keeps.
    double bytesOf(const Stack& stack, double n, double m)
    {
        double numbers = 0;
        for (const TrainedLayer& layer : stack.layers) {
            const double heads = layer.self.spec.heads;
            const auto width = static_cast<double>(layer.self.q.outputs());
            numbers += heads * n * n + 6 * width * n;
            numbers += layer.cross ? heads * n * m + 3 * width * (n + m) : 0;
        }
        if (stack.speaker)
            numbers += n * m + 3 * static_cast<double>(stack.speaker->cell.width) * (n + m);
        return numbers * sizeof(Scalar);
    }

    void requireTraceRoom(double bytes)
    {
        if (bytes > static_cast<double>(limits::memoryBytes))
            throw Error("too_much_memory",
                phrase("this would take about %1, but at most %2 are allowed; use fewer tokens",
                    limits::readable(static_cast<std::uint64_t>(bytes)),
                    limits::readable(limits::memoryBytes)));
    }

    Index tokensOf(const Network& network, const NetworkInput& input)
    {
        return network.stack.embedding.patches ? network.mostTokens : std::ssize(input.ids);
    }

    TokenList tokenLabels(const TokenList& given, Index count)
    {
        if (given != nullptr && std::ssize(*given) == count)
            return given;
        std::vector<Token> numbers;
        for (Index i = 1; i <= count; ++i)
            numbers.push_back({ .text = std::to_string(i) });
        return std::make_shared<const std::vector<Token>>(std::move(numbers));
    }

    int layersOf(const Network& network)
    {
        return static_cast<int>(attentionsOf(network).size());
    }

} // namespace

void checkInput(const Network& network, const NetworkInput& input)
{
    const Index n = tokensOf(network, input);
    requireTokens(network, n);
    const auto tokens = static_cast<double>(n);
    double bytes = bytesOf(network.stack, tokens, 0);
    if (network.decoder) {
        requireTokens(network, std::ssize(input.decoderIds));
        bytes
            += bytesOf(*network.decoder, static_cast<double>(std::ssize(input.decoderIds)), tokens);
    }
    requireTraceRoom(bytes);
}

std::shared_ptr<Trace> runNetwork(const Network& network, const TrainedNumbers& numbers,
    const NetworkInput& input, const RunOptions& options)
{
    checkInput(network, input);
    const Team team(options.threads);
    const TrainedRun run { numbers, team, options.stop, options.progress };
    if (options.progress != nullptr)
        options.progress->begin(layersOf(network));
    auto trace = std::make_shared<Trace>();
    const TokenList tokens = tokenLabels(input.tokens, tokensOf(network, input));
    Matrix last = StackRun(network.stack, run, *trace, { .tokens = tokens })
                      .run({ input.ids, input.types, input.pixels });
    if (network.decoder && !options.stop.stop_requested()) {
        const auto encoded = std::make_shared<const Matrix>(std::move(last));
        const TokenList own = tokenLabels(input.decoderTokens, std::ssize(input.decoderIds));
        last = StackRun(*network.decoder, run, *trace, { own, tokens, encoded, input.saidTokens })
                   .run({ input.decoderIds, {}, nullptr });
    }
    if (network.readout && !options.stop.stop_requested())
        trace->logits = logitsOf(*network.readout, statesAsked(*network.readout, last), run);
    if (options.stop.stop_requested())
        return nullptr;
    sharedBlocks().endRun();
    return trace;
}

} // namespace core
