#pragma once

#include "core/inference/weight_access/inference_context.h"
#include "core/pretrained_model.h"
#include "core/trace.h"

#include <functional>
#include <optional>

namespace core {

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
