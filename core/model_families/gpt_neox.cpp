#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize neoxShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size" });
        shape.heads = config.count({ "num_attention_heads" });
        shape.intermediate = config.size({ "intermediate_size" });
        shape.activation = activationNamed(config.text({ "hidden_act" }, "gelu"));
        shape.epsilon = config.number({ "layer_norm_eps" }, 1e-5);
        shape.normsFirst = true;
        return shape;
    }

} // namespace

// Parallel attention and feed-forward network; RoPE on a part of each head. [Black et al. 2022]
Architecture gptNeoxNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = neoxShape(config);
    Architecture network;
    Stack& stack = network.stack;
    stack.embedding.table = "gpt_neox.embed_in.weight";
    stack.embedding.vocabulary = config.size({ "vocab_size" });
    stack.embedding.width = shape.width;
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l) {
        const std::string at = "gpt_neox.layers." + std::to_string(l) + ".";
        TransformerLayer& layer = stack.layers.emplace_back(plainLayer(shape,
            { "", "", "", at + "attention.dense", at + "input_layernorm", at + "mlp.dense_h_to_4h",
                at + "mlp.dense_4h_to_h", at + "post_attention_layernorm" }));
        fuseByHead(layer.self, shape, at + "attention.query_key_value");
        layer.self.spec.mask = causalMask();
        layer.self.rope = ropeOf(config, { .dk = *layer.self.spec.dk, .part = 0.25 });
        layer.parallel = config.flag("use_parallel_residual", true);
        if (!config.flag("attention_bias", true))
            for (Linear* const one :
                { &layer.self.q, &layer.self.k, &layer.self.v, &layer.self.out })
                one->bias.clear();
    }
    stack.norm = layerNorm("gpt_neox.final_layer_norm", shape.width, shape.epsilon);
    network.outputHead = languageHead(config, names, "embed_out", stack, false);
    return network;
}

} // namespace core
