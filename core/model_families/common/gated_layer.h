#pragma once

#include "core/model_families/common/building_blocks.h"

#include <string>
#include <vector>

namespace core {

// Common parts of Llama-like models: RMSNorm, RoPE, gated feed-forward networks.
struct GatedLayerSize {
    Index width = 0;
    Index heads = 0;
    Index kvHeads = 0;
    Index dk = 0;
    Index intermediate = 0;
    Index layers = 0;
    Activation activation = Activation::Silu;
    double epsilon = 1e-6;
    bool projectionBiases = false; // of W_Q, W_K and W_V
    bool outBias = false;
    bool feedBiases = false;
};
GatedLayerSize gatedShape(const Config& config);

// Tensor names as Llama's: self_attn.q_proj, mlp.gate_proj, input_layernorm,
// post_attention_layernorm, after the prefix `at` such as "model.layers.0.". Causal, without RoPE
// yet.
TransformerLayer gatedLayer(const GatedLayerSize& shape, const std::string& at);
// Prefix of layer `layer`, from 0, with a final dot.
std::string layerName(Index layer);

// Norms of each head's queries and keys: self_attn.q_norm and self_attn.k_norm.
void addHeadNorms(TransformerLayer& layer, const GatedLayerSize& shape, const std::string& at);
// Embedding and final norm as Llama's, without layers.
Stack gatedStack(const Config& config, const GatedLayerSize& shape);
// The stack with its language model head.
Architecture gatedNetwork(
    const Config& config, const TensorNames& names, Stack stack, bool tiedIfAbsent);

// Causal mask, with a window according to Qwen's config.
std::vector<Mask> qwenMask(const Config& config, Index layer);

// Gemma: embedding times √width, norm weights stored minus 1, its own scaling of the scores.
Stack gemmaStack(const Config& config, const GatedLayerSize& shape);
GatedLayerSize gemmaShape(const Config& config);
void applyGemmaScaling(const Config& config, TransformerLayer& layer);
// Norms before and after both sublayers, as from Gemma 2 on.
void addSandwichNorms(TransformerLayer& layer, const GatedLayerSize& shape, const std::string& at);
void refuseBidirectional(const Config& config);

} // namespace core
