#pragma once

#include "core/base/fields.h"
#include "core/inference/pretrained_model.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace core {

// What a trained layer makes, besides what happens in its attentions: those of an attention, then
// those of its feed-forward net. Ids are names of tensors.
enum class LayerPart {
    Normed, // n x d: what enters, with the norm before the attention
    OutputNormed, // n x d: the attention's output with the norm behind it
    Residual, // n x d: what entered + the output
    ResidualNormed, // n x d: with the norm behind the sum
    FeedNormed,
    FeedUp, // n x d_ff: x · W + b
    FeedGate, // n x d_ff: the same with the gate's matrix, where there is one
    FeedHidden, // n x d_ff: f(up), or f(gate) · up
    FeedOutput, // n x d
    FeedOutputNormed,
    FeedResidual,
    FeedResidualNormed
};
constexpr auto enumIds(LayerPart)
{
    return std::array<std::string_view, 12> { "normed", "output_normed", "residual",
        "residual_normed", "feed_forward/normed", "feed_forward/up", "feed_forward/gate",
        "feed_forward/hidden", "feed_forward/output", "feed_forward/output_normed",
        "feed_forward/residual", "feed_forward/residual_normed" };
}

// What a layer is run with, be it for the first time or to be looked at again.
struct LayerPass {
    const InferenceContext& run;
    // What the layer's attention, or its cross-attention, makes of what it asks with.
    std::function<Matrix(const AttentionLayer&, const Input&)> attend;
    // Is shown each part as it comes about; null for the feed-forward net's. May be empty.
    std::function<void(const AttentionLayer*, LayerPart, const Matrix&)> show {};
};

// What a layer makes of the states before it.
Matrix runLayer(const TransformerLayer& layer, const Matrix& x, const LayerPass& how);

// The layer that an attention of a trace belongs to.
struct LayerPlace {
    const Stack* stack = nullptr;
    const TransformerLayer* layer = nullptr;
    Index number = 0; // in its stack, from 0
    bool cross = false; // it is the layer's cross-attention

    [[nodiscard]] const AttentionLayer& attention() const
    {
        return cross ? *layer->cross : layer->self;
    }
    [[nodiscard]] const ResidualNorms& norms() const
    {
        return cross ? layer->crossNorms : layer->selfNorms;
    }
    // Whether the feed-forward net comes next.
    [[nodiscard]] bool isLast() const { return cross || !layer->cross; }
    [[nodiscard]] bool endsStack() const { return number + 1 == std::ssize(stack->layers); }
};

// Nothing where the trace is none of a trained model. Counted from 0.
std::optional<LayerPlace> layerPlace(const Trace& trace, Index attention);

// The feed-forward net's parts belong to the layer's first attention.
bool hasPart(const LayerPlace& place, LayerPart part);
Index widthOf(const LayerPlace& place, LayerPart part);

// Made from what the trace holds, without running its attentions again; the same bits as in the
// run. All parts of the layer asked for last are kept with the trace.
Matrix partOf(const Trace& trace, Index attention, LayerPart part);

} // namespace core
