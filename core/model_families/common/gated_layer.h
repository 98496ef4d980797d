#pragma once

#include "core/model_families/common/building_blocks.h"

#include <string>
#include <vector>

namespace core {

// What Llama and its relatives have in common: RMS norms, rotary positions, gated nets.
struct GatedShape {
    Index width = 0;
    Index heads = 0;
    Index kvHeads = 0;
    Index dk = 0;
    Index inner = 0;
    Index layers = 0;
    Activation activation = Activation::Silu;
    double epsilon = 1e-6;
    bool projectionBiases = false; // of queries, keys and values
    bool outBias = false;
    bool feedBiases = false;
};
GatedShape gatedShape(const Config& config);

// Names as Llama's: self_attn.q_proj, mlp.gate_proj, input_layernorm, post_attention_layernorm;
// `at` begins them, such as "model.layers.0.". Causal, nothing turned yet.
TransformerLayer gatedLayer(const GatedShape& shape, const std::string& at);
// The name of layer `layer`, from 0, with a dot behind.
std::string layerName(Index layer);

// Norms of each head's queries and keys, named self_attn.q_norm and self_attn.k_norm.
void addHeadNorms(TransformerLayer& layer, const GatedShape& shape, const std::string& at);
// Embedding and last norm as Llama's, without layers.
Stack gatedStack(const Config& config, const GatedShape& shape);
// The stack with its logits.
Architecture gatedNetwork(
    const Config& config, const TensorNames& names, Stack stack, bool tiedIfAbsent);

// Causal, with a window where Qwen's settings say so.
std::vector<Mask> qwenMask(const Config& config, Index layer);

// Gemma's: embedding scaled by √width, norms around one, queries' own scaling.
Stack gemmaStack(const Config& config, const GatedShape& shape);
GatedShape gemmaShape(const Config& config);
void applyGemmaScaling(const Config& config, TransformerLayer& layer);
// Norms before and behind both parts, as from Gemma 2 on.
void addSandwichNorms(TransformerLayer& layer, const GatedShape& shape, const std::string& at);
void refuseBidirectional(const Config& config);

} // namespace core
