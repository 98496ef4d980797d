#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize phiShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size" });
        shape.heads = config.count({ "num_attention_heads" });
        shape.intermediate = config.size({ "intermediate_size" });
        shape.activation = activationNamed(config.text({ "hidden_act" }, "gelu_new"));
        shape.epsilon = config.number({ "layer_norm_eps" }, 1e-5);
        shape.normsFirst = true;
        return shape;
    }

    TransformerLayer phiLayer(const Config& config, const PlainLayerSize& shape, Index l)
    {
        const std::string at = "model.layers." + std::to_string(l) + ".";
        const std::string attention = at + "self_attn.";
        TransformerLayer layer = plainLayer(shape,
            { attention + "q_proj", attention + "k_proj", attention + "v_proj", attention + "dense",
                at + "input_layernorm", at + "mlp.fc1", at + "mlp.fc2", at + "input_layernorm" });
        AttentionLayer& self = layer.self;
        const Index dk = *self.spec.dk;
        self.kvHeads = config.count({ "num_key_value_heads" }, shape.heads);
        static_cast<void>(dividedInto(shape.heads, self.kvHeads, "num_key_value_heads"));
        self.k = linear(attention + "k_proj", shape.width, self.kvHeads * dk);
        self.v = linear(attention + "v_proj", shape.width, self.kvHeads * dk);
        if (config.flag("qk_layernorm", false)) {
            self.qNorm = layerNorm(attention + "q_layernorm", dk, shape.epsilon);
            self.kNorm = layerNorm(attention + "k_layernorm", dk, shape.epsilon);
        }
        self.spec.mask = causalMask();
        self.rope = ropeOf(config, { .dk = dk, .part = 0.5 });
        layer.parallel = true;
        return layer;
    }

} // namespace

// Parallel attention and feed-forward network with one norm before both. [Gunasekar et al. 2023]
Architecture phiNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = phiShape(config);
    Architecture network;
    Stack& stack = network.stack;
    stack.embedding.table = "model.embed_tokens.weight";
    stack.embedding.vocabulary = config.size({ "vocab_size" });
    stack.embedding.width = shape.width;
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l)
        stack.layers.push_back(phiLayer(config, shape, l));
    stack.norm = layerNorm("model.final_layernorm", shape.width, shape.epsilon);
    network.outputHead = languageHead(config, names, "lm_head", stack, false);
    return network;
}

} // namespace core
