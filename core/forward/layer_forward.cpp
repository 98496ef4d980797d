#include "core/forward/layer_forward.h"

#include "core/forward/layer_parts.h"
#include "core/forward/readout.h"

#include <utility>

namespace core {

StackRun::StackRun(const Stack& described, const TrainedRun& at, Trace& result, Sides around)
    : stack(described)
    , context(at)
    , trace(result)
    , sides(std::move(around))
{
}

Matrix StackRun::run(const StackInput& input)
{
    Matrix x = embedded(stack.embedding, input, context);
    keep(x);
    for (const TrainedLayer& described : stack.layers) {
        if (context.stop.stop_requested())
            return x;
        x = layer(described, kept, x);
        keep(x);
        if (context.progress != nullptr)
            context.progress->step();
    }
    const bool shownNormed = stack.norm && stack.normIsState;
    if (shownNormed) {
        x = normed(*stack.norm, x, context);
        trace.states.back().numbers = x;
    }
    return readableStates(stack, x, shownNormed, context);
}

void StackRun::keep(Matrix state)
{
    std::string path = stack.path + "hidden" + std::to_string(kept++);
    if (!context.stop.stop_requested())
        requireFinite(state, path);
    trace.states.push_back({ std::move(path), std::move(state) });
}

Matrix StackRun::layer(const TrainedLayer& layer, Index number, const Matrix& x)
{
    const std::string name = "layer" + std::to_string(number);
    return runLayer(
        layer, x, { context, [&](const TrainedAttention& attention, const Input& queries) {
                       return attended(attention,
                           &attention == &layer.self ? asking(stack.path + name, queries)
                                                     : askingEncoder("cross/" + name, queries));
                   } });
}

AttentionTrace StackRun::asking(const std::string& path, const Input& queries) const
{
    AttentionTrace result;
    result.path = path;
    result.queryTokens = sides.tokens;
    result.keyTokens = sides.tokens;
    result.queries = queries;
    result.keys = queries;
    result.values = queries;
    return result;
}

AttentionTrace StackRun::askingEncoder(const std::string& path, const Input& queries) const
{
    AttentionTrace result = asking(path, queries);
    result.keyTokens = sides.askedTokens;
    result.keys = sides.asked;
    result.values = sides.asked;
    return result;
}

Matrix StackRun::attended(const TrainedAttention& attention, AttentionTrace begun)
{
    AttentionTrace& result = trace.attentions.emplace_back(std::move(begun));
    static_cast<AttentionSpec&>(result.rule) = attention.spec;
    TrainedAttentionRun(attention, context, result).run(biases);
    return result.output;
}

} // namespace core
