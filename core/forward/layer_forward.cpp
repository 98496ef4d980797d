#include "core/forward/layer_forward.h"

#include "core/base/error.h"
#include "core/forward/readout.h"
#include "core/math/overflow.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    void bendRows(Activation how, Matrix& x, const Team& team)
    {
        team.forEach(x.rows(), [&](Index i) { activate(how, x.row(i)); });
    }

    void requireFinite(const Matrix& x, const std::string& path)
    {
        if (overflowed(block(x)))
            throw Error("not_finite",
                phrase("\"%1\" of this model is too large or no number; are its weights damaged?",
                    path));
    }

} // namespace

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
    const auto before = [this](const Around& around, const Matrix& from) {
        return std::make_shared<const Matrix>(normed(around.before, from, context));
    };
    const Input own = before(layer.aroundSelf, x);
    Matrix after
        = added(layer.aroundSelf, x, *own, attended(layer.self, asking(stack.path + name, own)));
    if (layer.cross) {
        const Input cross = before(layer.aroundCross, after);
        after = added(layer.aroundCross, after, *cross,
            attended(*layer.cross, askingEncoder("cross/" + name, cross)));
    }
    const Input inner = before(layer.aroundFeed, layer.parallel ? x : after);
    return added(layer.aroundFeed, after, *inner, fed(layer.feed, *inner));
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

Matrix StackRun::fed(const FeedForward& feed, const Matrix& x) const
{
    Matrix up = product(feed.up, x, context);
    if (!feed.gate) {
        bendRows(feed.activation, up, context.team);
        return product(feed.down, up, context);
    }
    Matrix gate = product(*feed.gate, x, context);
    bendRows(feed.activation, gate, context.team);
    std::ranges::transform(gate.values(), up.values(), up.data(), std::multiplies<> {});
    return product(feed.down, up, context);
}

Matrix StackRun::added(
    const Around& around, const Matrix& x, const Matrix& inner, const Matrix& part) const
{
    const Matrix result = sumOf(around.addsNormed ? inner : x, normed(around.after, part, context));
    return normed(around.sum, result, context);
}

} // namespace core
