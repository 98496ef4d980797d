#include "core/model_families/common/gated_layer.h"

#include <utility>

namespace core {

GatedLayerSize gatedShape(const Config& config)
{
    GatedLayerSize shape;
    shape.width = config.size({ "hidden_size" });
    shape.heads = config.count({ "num_attention_heads" });
    shape.kvHeads = config.count({ "num_key_value_heads" }, shape.heads);
    static_cast<void>(dividedInto(shape.heads, shape.kvHeads, "num_key_value_heads"));
    shape.dk = config.has("head_dim")
        ? config.size({ "head_dim" })
        : dividedInto(shape.width, shape.heads, "num_attention_heads");
    shape.intermediate = config.size({ "intermediate_size" });
    shape.layers = config.count({ "num_hidden_layers" });
    shape.activation = activationNamed(config.text({ "hidden_act" }, "silu"));
    shape.epsilon = config.number({ "rms_norm_eps" }, 1e-6);
    const bool biases = config.flag("attention_bias", false);
    shape.projectionBiases = biases;
    shape.outBias = biases;
    shape.feedBiases = config.flag("mlp_bias", false);
    return shape;
}

TransformerLayer gatedLayer(const GatedLayerSize& shape, const std::string& at)
{
    TransformerLayer result;
    AttentionLayer& self = result.self;
    self.spec.heads = static_cast<int>(shape.heads);
    self.spec.dk = static_cast<int>(shape.dk);
    self.spec.mask = causalMask();
    self.kvHeads = shape.kvHeads;
    const std::string attention = at + "self_attn.";
    const Index keys = shape.kvHeads * shape.dk;
    const Index queries = shape.heads * shape.dk;
    self.q = linear(attention + "q_proj", shape.width, queries, shape.projectionBiases);
    self.k = linear(attention + "k_proj", shape.width, keys, shape.projectionBiases);
    self.v = linear(attention + "v_proj", shape.width, keys, shape.projectionBiases);
    self.out = linear(attention + "o_proj", queries, shape.width, shape.outBias);
    result.selfNorms.before = rmsNorm(at + "input_layernorm", shape.width, shape.epsilon);
    FeedForward& feed = result.feedForward;
    feed.gate = linear(at + "mlp.gate_proj", shape.width, shape.intermediate, shape.feedBiases);
    feed.up = linear(at + "mlp.up_proj", shape.width, shape.intermediate, shape.feedBiases);
    feed.down = linear(at + "mlp.down_proj", shape.intermediate, shape.width, shape.feedBiases);
    feed.activation = shape.activation;
    result.feedNorms.before = rmsNorm(at + "post_attention_layernorm", shape.width, shape.epsilon);
    return result;
}

std::string layerName(Index layer)
{
    return "model.layers." + std::to_string(layer) + ".";
}

void addHeadNorms(TransformerLayer& layer, const GatedLayerSize& shape, const std::string& at)
{
    layer.self.qNorm = rmsNorm(at + "self_attn.q_norm", shape.dk, shape.epsilon);
    layer.self.kNorm = rmsNorm(at + "self_attn.k_norm", shape.dk, shape.epsilon);
}

Stack gatedStack(const Config& config, const GatedLayerSize& shape)
{
    Stack stack;
    stack.embedding.table = "model.embed_tokens.weight";
    stack.embedding.vocabulary = config.size({ "vocab_size" });
    stack.embedding.width = shape.width;
    stack.norm = rmsNorm("model.norm", shape.width, shape.epsilon);
    return stack;
}

Architecture gatedNetwork(
    const Config& config, const TensorNames& names, Stack stack, bool tiedIfAbsent)
{
    Architecture network;
    network.stack = std::move(stack);
    network.outputHead = languageHead(config, names, "lm_head", network.stack, tiedIfAbsent);
    return network;
}

std::vector<Mask> qwenMask(const Config& config, Index layer)
{
    const bool windows = config.flag("use_sliding_window", false) && config.has("sliding_window");
    const double first = config.number({ "max_window_layers" }, 28);
    if (windows && slides(config, layer, static_cast<double>(layer) >= first))
        return causalMask(config.size({ "sliding_window" }));
    return causalMask();
}

} // namespace core
