#pragma once

#include "core/base/fields.h"
#include "core/inference/pretrained_model.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

namespace core {

// Intermediate results of a pretrained layer outside its attentions: around an attention, then of
// the feed-forward network. IDs are names of tensors.
enum class LayerPart {
    Normed, // n x d: input after the norm before the attention
    OutputNormed, // n x d: attention output after its own norm
    Residual, // n x d: input + attention output
    ResidualNormed, // n x d: after the norm of the sum
    FeedNormed,
    FeedUp, // n x d_ff: x · W + b
    FeedGate, // n x d_ff: gate(x), if there is a gate
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

// Arguments of runLayer(), for the forward pass and for recomputing its parts.
struct LayerPass {
    const InferenceContext& run;
    // Output of the layer's self- or cross-attention for its query input.
    std::function<Matrix(const AttentionLayer&, const Input&)> attend;
    // Called with each part when computed; null attention for the feed-forward network's. May be
    // empty.
    std::function<void(const AttentionLayer*, LayerPart, const Matrix&)> show {};
};

// One layer: hidden states n x d in and out.
Matrix runLayer(const TransformerLayer& layer, const Matrix& x, const LayerPass& how);

// Layer of an attention in a trace.
struct LayerLocation {
    const Stack* stack = nullptr;
    const TransformerLayer* layer = nullptr;
    Index number = 0; // within the stack, from 0
    bool cross = false; // the layer's cross-attention

    [[nodiscard]] const AttentionLayer& attention() const
    {
        return cross ? *layer->cross : layer->self;
    }
    [[nodiscard]] const ResidualNorms& norms() const
    {
        return cross ? layer->crossNorms : layer->selfNorms;
    }
    // Whether the feed-forward network follows.
    [[nodiscard]] bool isLast() const { return cross || !layer->cross; }
    [[nodiscard]] bool endsStack() const { return number + 1 == std::ssize(stack->layers); }
};

// nullopt unless the trace is of a pretrained model. Attention counted from 0.
std::optional<LayerLocation> layerLocation(const Trace& trace, Index attention);

// The feed-forward network's parts belong to the layer's first attention.
bool hasPart(const LayerLocation& place, LayerPart part);
Index widthOf(const LayerLocation& place, LayerPart part);

// Recomputed from the trace without its attentions, bitwise as in the run. The parts of the last
// requested layer are cached with the trace.
Matrix partOf(const Trace& trace, Index attention, LayerPart part);

} // namespace core
