#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize bloomShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size", "n_embed" });
        shape.heads = config.count({ "n_head", "num_attention_heads" });
        shape.intermediate = 4 * shape.width;
        shape.activation = Activation::GeluTanh;
        shape.epsilon = config.number({ "layer_norm_epsilon" }, 1e-5);
        shape.normsFirst = true;
        return shape;
    }

} // namespace

// Decoder with ALiBi instead of position embeddings. [BigScience 2022]
Architecture bloomNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = bloomShape(config);
    Architecture network;
    Stack& stack = network.stack;
    EmbeddingLayer& embedding = stack.embedding;
    embedding.table = "transformer.word_embeddings.weight";
    embedding.vocabulary = config.size({ "vocab_size" });
    embedding.width = shape.width;
    embedding.norm = layerNorm("transformer.word_embeddings_layernorm", shape.width, shape.epsilon);
    const bool addsNormed = config.flag("apply_residual_connection_post_layernorm", false);
    const Index layers = config.count({ "n_layer", "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l) {
        const std::string at = "transformer.h." + std::to_string(l) + ".";
        TransformerLayer& layer = stack.layers.emplace_back(plainLayer(shape,
            { "", "", "", at + "self_attention.dense", at + "input_layernorm",
                at + "mlp.dense_h_to_4h", at + "mlp.dense_4h_to_h",
                at + "post_attention_layernorm" }));
        fuseByHead(layer.self, shape, at + "self_attention.query_key_value");
        layer.self.spec.mask = causalMask();
        layer.self.alibiSlopes = true;
        layer.selfNorms.residualAfterNorm = addsNormed;
        layer.feedNorms.residualAfterNorm = addsNormed;
    }
    stack.norm = layerNorm("transformer.ln_f", shape.width, shape.epsilon);
    network.outputHead = languageHead(config, names, "lm_head", stack, true);
    return network;
}

} // namespace core
