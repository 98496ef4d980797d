#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize optShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size" });
        shape.heads = config.count({ "num_attention_heads" });
        shape.intermediate = config.size({ "ffn_dim" });
        shape.activation = activationNamed(config.text({ "activation_function" }, "relu"));
        shape.normsFirst = config.flag("do_layer_norm_before", true);
        shape.biases = config.flag("enable_bias", true);
        shape.projectionBiases = shape.biases;
        return shape;
    }

    TransformerLayer optLayer(const PlainLayerSize& shape, Index l)
    {
        const std::string at = "model.decoder.layers." + std::to_string(l) + ".";
        const std::string attention = at + "self_attn.";
        TransformerLayer layer = plainLayer(shape,
            { attention + "q_proj", attention + "k_proj", attention + "v_proj",
                attention + "out_proj", at + "self_attn_layer_norm", at + "fc1", at + "fc2",
                at + "final_layer_norm" });
        layer.self.spec.mask = causalMask();
        return layer;
    }

} // namespace

// [Zhang et al. 2022]
Architecture optNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = optShape(config);
    Architecture network;
    Stack& stack = network.stack;
    EmbeddingLayer& embedding = stack.embedding;
    embedding.table = "model.decoder.embed_tokens.weight";
    embedding.vocabulary = config.size({ "vocab_size" });
    embedding.width = config.size({ "word_embed_proj_dim" }, shape.width);
    network.maxPositions = config.size({ "max_position_embeddings" }, 2048);
    embedding.positions = PositionEmbedding { "model.decoder.embed_positions.weight",
        network.maxPositions + 2, shape.width, 2, {} };
    if (embedding.width != shape.width) {
        embedding.projection
            = linear("model.decoder.project_in", embedding.width, shape.width, false);
        embedding.projectsFirst = true;
        stack.projection = linear("model.decoder.project_out", shape.width, embedding.width, false);
    }
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l)
        stack.layers.push_back(optLayer(shape, l));
    if (shape.normsFirst && !config.flag("_remove_final_layer_norm", false))
        stack.norm = layerNorm("model.decoder.final_layer_norm", shape.width, shape.epsilon);
    network.outputHead = languageHead(config, names, "lm_head", stack, true);
    return network;
}

} // namespace core
