#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

#include <cmath>

namespace core {

namespace {

    PlainLayerSize gpt2Shape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "n_embd", "hidden_size" });
        shape.heads = config.count({ "n_head", "num_attention_heads" });
        shape.intermediate = config.size({ "n_inner" }, 4 * shape.width);
        shape.activation = activationNamed(config.text({ "activation_function" }, "gelu_new"));
        shape.epsilon = config.number({ "layer_norm_epsilon" }, 1e-5);
        shape.normsFirst = true;
        return shape;
    }

    Scaling gpt2Scaling(const Config& config, Index width, Index layer)
    {
        double divisor
            = config.flag("scale_attn_weights", true) ? std::sqrt(static_cast<double>(width)) : 1;
        if (config.flag("scale_attn_by_inverse_layer_idx", false))
            divisor *= static_cast<double>(layer + 1);
        return FactorScaling { static_cast<float>(divisor) };
    }

    TransformerLayer gpt2Layer(const PlainLayerSize& shape, const std::string& at)
    {
        const std::string fused = at + "attn.c_attn";
        TransformerLayer layer = plainLayer(shape,
            { fused, fused, fused, at + "attn.c_proj", at + "ln_1", at + "mlp.c_fc",
                at + "mlp.c_proj", at + "ln_2" });
        const Linear whole = linear(fused, shape.width, 3 * shape.width);
        Linear* const thirds[] = { &layer.self.q, &layer.self.k, &layer.self.v };
        for (Index i = 0; i < 3; ++i)
            *thirds[i] = sliceOf(whole, { .begin = i * shape.width, .size = shape.width });
        for (Linear* const one : { &layer.self.q, &layer.self.k, &layer.self.v, &layer.self.out,
                 &layer.feedForward.up, &layer.feedForward.down })
            one->inputsFirst = true;
        layer.self.spec.mask = causalMask();
        return layer;
    }

} // namespace

// [Radford et al. 2019]
Architecture gpt2Network(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = gpt2Shape(config);
    Architecture network;
    Stack& stack = network.stack;
    stack.embedding.table = "transformer.wte.weight";
    stack.embedding.vocabulary = config.size({ "vocab_size" });
    stack.embedding.width = shape.width;
    const Index places = config.size({ "n_positions", "max_position_embeddings", "n_ctx" }, 1024);
    stack.embedding.positions
        = PositionEmbedding { "transformer.wpe.weight", places, shape.width, 0, {} };
    const Index layers = config.count({ "n_layer", "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l) {
        const std::string at = "transformer.h." + std::to_string(l) + ".";
        TransformerLayer& layer = stack.layers.emplace_back(gpt2Layer(shape, at));
        layer.self.spec.scaling = gpt2Scaling(config, *layer.self.spec.dk, l);
    }
    stack.norm = layerNorm("transformer.ln_f", shape.width, shape.epsilon);
    network.maxPositions = places;
    network.outputHead = languageHead(config, names, "lm_head", stack, true);
    return network;
}

} // namespace core
