#include "core/inference/run_network.h"

#include "core/base/block_pool.h"
#include "core/base/error.h"
#include "core/inference/attentions.h"
#include "core/inference/output_head.h"
#include "core/inference/stack_forward.h"
#include "core/limits.h"

#include <algorithm>

namespace core {

namespace {

    void requireTokens(const Architecture& network, Index count)
    {
        if (count == 0)
            throw Error("no_tokens", message("there is nothing to compute: no tokens"));
        const Index most = network.maxPositions > 0 ? std::min(network.maxPositions, limits::tokens)
                                                    : limits::tokens;
        if (count > most)
            throw Error("too_many_tokens",
                message("%1: %2, but the maximum is %3", message("tokens"), count, most));
    }

    // Approximate bytes of a stack's trace for n tokens and m encoder tokens.
    double bytesOf(const Stack& stack, double n, double m)
    {
        double numbers = 0;
        for (const TransformerLayer& layer : stack.layers) {
            const double heads = layer.self.spec.heads;
            const auto width = static_cast<double>(layer.self.q.outputs());
            numbers += heads * n * n + 6 * width * n;
            numbers += layer.cross ? heads * n * m + 3 * width * (n + m) : 0;
        }
        if (stack.attentionDecoder)
            numbers
                += n * m + 3 * static_cast<double>(stack.attentionDecoder->cell.width) * (n + m);
        return numbers * sizeof(Scalar);
    }

    void requireTraceRoom(double bytes)
    {
        if (bytes > static_cast<double>(limits::memoryBytes))
            throw Error("too_much_memory",
                message("this would take about %1, but at most %2 are allowed; use fewer tokens",
                    limits::readable(static_cast<std::uint64_t>(bytes)),
                    limits::readable(limits::memoryBytes)));
    }

    Index tokensOf(const Architecture& network, const NetworkInput& input)
    {
        return network.stack.embedding.patches ? network.maxPositions : std::ssize(input.ids);
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

    int layersOf(const Architecture& network)
    {
        return static_cast<int>(attentionsOf(network).size());
    }

} // namespace

void checkInput(const Architecture& network, const NetworkInput& input)
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

std::shared_ptr<Trace> runNetwork(const Architecture& network, const WeightReader& weights,
    const NetworkInput& input, const RunOptions& options)
{
    checkInput(network, input);
    const ThreadPool threadPool(options.threads);
    const InferenceContext run { weights, threadPool, options.stop, options.progress };
    if (options.progress != nullptr)
        options.progress->begin(layersOf(network));
    auto trace = std::make_shared<Trace>();
    const TokenList tokens = tokenLabels(input.tokens, tokensOf(network, input));
    Matrix last = StackForward(network.stack, run, *trace, { .tokens = tokens })
                      .run({ input.ids, input.types, input.pixels });
    if (network.decoder && !options.stop.stop_requested()) {
        const auto encoded = std::make_shared<const Matrix>(std::move(last));
        const TokenList own = tokenLabels(input.decoderTokens, std::ssize(input.decoderIds));
        last = StackForward(
            *network.decoder, run, *trace, { own, tokens, encoded, input.generatedTokens })
                   .run({ input.decoderIds, {}, nullptr });
    }
    if (network.outputHead && !options.stop.stop_requested())
        trace->logits = logitsOf(*network.outputHead, pooledStates(*network.outputHead, last), run);
    if (options.stop.stop_requested())
        return nullptr;
    sharedBlocks().endRun();
    return trace;
}

} // namespace core
