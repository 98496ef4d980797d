#include "core/inference/layer_parts.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <mutex>
#include <utility>

namespace core {

namespace {

    // IDs of the parts in sum(x + after(F(before(x)))).
    struct NormParts {
        LayerPart before, after, added, sum;
    };
    constexpr NormParts ofAttention { LayerPart::Normed, LayerPart::OutputNormed,
        LayerPart::Residual, LayerPart::ResidualNormed };
    constexpr NormParts ofFeed { LayerPart::FeedNormed, LayerPart::FeedOutputNormed,
        LayerPart::FeedResidual, LayerPart::FeedResidualNormed };

    bool hasNorms(const ResidualNorms& norms, const NormParts& names, LayerPart part)
    {
        return (part == names.added && norms.residual) || (part == names.before && norms.before)
            || (part == names.after && norms.after) || (part == names.sum && norms.sum);
    }

    bool isOf(const NormParts& names, LayerPart part)
    {
        return part == names.before || part == names.after || part == names.added
            || part == names.sum;
    }

    // A sublayer F with its norms and residual connection.
    class Sublayer {
    public:
        Sublayer(
            const LayerPass& asked, const ResidualNorms& residualNorms, const AttentionLayer* part)
            : how(asked)
            , norms(residualNorms)
            , attention(part)
            , names(part != nullptr ? ofAttention : ofFeed)
        {
        }
        void show(LayerPart part, const Matrix& values) const
        {
            if (how.show)
                how.show(attention, part, values);
        }
        [[nodiscard]] Input before(const Matrix& x) const
        {
            Matrix result = normedBy(norms.before, x, names.before);
            return std::make_shared<const Matrix>(std::move(result));
        }
        [[nodiscard]] Matrix added(const Matrix& x, const Matrix& inner, const Matrix& part) const
        {
            Matrix sum = normedBy(norms.after, part, names.after);
            if (norms.residual) {
                sum = sumOf(norms.residualAfterNorm ? inner : x, sum);
                show(names.added, sum);
            }
            return normedBy(norms.sum, sum, names.sum);
        }
        [[nodiscard]] Matrix attended(const Matrix& x) const
        {
            const Input inner = before(x);
            return added(x, *inner, how.attend(*attention, inner));
        }

    private:
        [[nodiscard]] Matrix normedBy(
            const std::optional<Norm>& norm, const Matrix& x, LayerPart part) const
        {
            Matrix result = normed(norm, x, how.run);
            if (norm)
                show(part, result);
            return result;
        }

        const LayerPass& how;
        const ResidualNorms& norms;
        const AttentionLayer* attention; // null: the feed-forward network
        const NormParts& names;
    };

    void bendRows(Activation how, Matrix& x, const ThreadPool& threadPool)
    {
        threadPool.forEach(x.rows(), [&](Index i) { activate(how, x.row(i)); });
    }

    Matrix fed(const FeedForward& feed, const Matrix& x, const Sublayer& around,
        const InferenceContext& run)
    {
        Matrix up = product(feed.up, x, run);
        around.show(LayerPart::FeedUp, up);
        if (feed.gate) {
            Matrix gate = product(*feed.gate, x, run);
            around.show(LayerPart::FeedGate, gate);
            bendRows(feed.activation, gate, run.threadPool);
            std::ranges::transform(gate.values(), up.values(), up.data(), std::multiplies<> {});
        } else {
            bendRows(feed.activation, up, run.threadPool);
        }
        around.show(LayerPart::FeedHidden, up);
        Matrix result = product(feed.down, up, run);
        around.show(LayerPart::FeedOutput, result);
        return result;
    }

    const Matrix& stateOf(const Trace& trace, const LayerLocation& place)
    {
        const std::string path = place.stack->path + "hidden" + std::to_string(place.number);
        const auto found = std::ranges::find(trace.states, path, &HiddenState::path);
        assert(found != trace.states.end());
        return found->values;
    }

    // The trace of an attention of the layer.
    const AttentionTrace& attentionTraceOf(
        const Trace& trace, const LayerLocation& place, const AttentionLayer& attention)
    {
        const bool cross = &attention != &place.layer->self;
        const std::string path = (cross ? std::string("cross/") : place.stack->path) + "layer"
            + std::to_string(place.number + 1);
        const auto found = std::ranges::find(trace.attentions, path, &AttentionTrace::path);
        assert(found != trace.attentions.end());
        return *found;
    }

    void computeParts(const Trace& trace, const LayerLocation& place, LayerPartCache::Parts& parts)
    {
        const ThreadPool threadPool(0);
        const InferenceContext run { trace.model->pretrained()->model->weights, threadPool, {} };
        static_cast<void>(runLayer(*place.layer, stateOf(trace, place),
            { run,
                [&](const AttentionLayer& attention, const Input&) {
                    return attentionTraceOf(trace, place, attention).output;
                },
                [&](const AttentionLayer* of, LayerPart part, const Matrix& values) {
                    parts[{ of, part }] = values;
                } }));
    }

} // namespace

Matrix runLayer(const TransformerLayer& layer, const Matrix& x, const LayerPass& how)
{
    Matrix after = Sublayer(how, layer.selfNorms, &layer.self).attended(x);
    if (layer.cross)
        after = Sublayer(how, layer.crossNorms, &*layer.cross).attended(after);
    if (!layer.feedForward.exists())
        return after;
    const Sublayer feed(how, layer.feedNorms, nullptr);
    const Input inner = feed.before(layer.parallel ? x : after);
    return feed.added(after, *inner, fed(layer.feedForward, *inner, feed, how.run));
}

std::optional<LayerLocation> layerLocation(const Trace& trace, Index attention)
{
    if (trace.model == nullptr || trace.model->pretrained() == nullptr
        || trace.model->imported() != nullptr)
        return std::nullopt;
    const Architecture& network = trace.model->pretrained()->model->architecture;
    Index at = 0;
    for (const Stack* stack : { &network.stack, network.decoder ? &*network.decoder : nullptr })
        for (Index l = 0; stack != nullptr && l < std::ssize(stack->layers); ++l) {
            const TransformerLayer& layer = stack->layers[static_cast<std::size_t>(l)];
            for (const bool cross : { false, true })
                if ((!cross || layer.cross) && at++ == attention)
                    return LayerLocation { stack, &layer, l, cross };
        }
    return std::nullopt;
}

bool hasPart(const LayerLocation& place, LayerPart part)
{
    if (isOf(ofAttention, part))
        return hasNorms(place.norms(), ofAttention, part);
    if (place.cross || !place.layer->feedForward.exists())
        return false;
    if (isOf(ofFeed, part))
        return hasNorms(place.layer->feedNorms, ofFeed, part);
    return part != LayerPart::FeedGate || place.layer->feedForward.gate;
}

Index widthOf(const LayerLocation& place, LayerPart part)
{
    const bool inner
        = part == LayerPart::FeedUp || part == LayerPart::FeedGate || part == LayerPart::FeedHidden;
    if (inner)
        return place.layer->feedForward.up.outputs();
    if (part == LayerPart::Normed)
        return place.attention().q.inputs;
    const bool feeds = isOf(ofFeed, part) || part == LayerPart::FeedOutput;
    return feeds ? place.layer->feedForward.down.outputs() : place.attention().out.outputs();
}

Matrix partOf(const Trace& trace, Index attention, LayerPart part)
{
    const LayerLocation place = *layerLocation(trace, attention);
    assert(hasPart(place, part));
    LayerPartCache& kept = *trace.model->pretrained()->parts;
    const std::lock_guard lock(kept.one);
    if (kept.layer != place.layer || kept.number != place.number || kept.parts.empty()) {
        kept.parts.clear(); // free before computing
        kept.layer = nullptr;
        computeParts(trace, place, kept.parts);
        kept.layer = place.layer;
        kept.number = place.number;
    }
    return kept.parts.at({ isOf(ofAttention, part) ? &place.attention() : nullptr, part });
}

} // namespace core
