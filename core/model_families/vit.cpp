#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize vitShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size" });
        shape.heads = config.count({ "num_attention_heads" });
        shape.intermediate = config.size({ "intermediate_size" });
        shape.activation = activationNamed(config.text({ "hidden_act" }, "gelu"));
        shape.epsilon = config.number({ "layer_norm_eps" }, 1e-12);
        shape.projectionBiases = config.flag("qkv_bias", true);
        shape.normsFirst = true;
        return shape;
    }

    EmbeddingLayer vitEmbedding(const Config& config, const PlainLayerSize& shape)
    {
        const std::string base = "vit.embeddings.";
        Patches patches;
        patches.channels = config.size({ "num_channels" }, 3);
        patches.patchSize = config.size({ "patch_size" }, 16);
        patches.imageSize = config.size({ "image_size" }, 224);
        if (patches.channels > 64 || patches.imageSize > 4096)
            refuseSetting("image_size", std::to_string(patches.imageSize));
        const Index across = dividedInto(patches.imageSize, patches.patchSize, "patch_size");
        patches.projection = linear(base + "patch_embeddings.projection",
            patches.channels * patches.patchSize * patches.patchSize, shape.width);
        patches.first = base + "cls_token";
        EmbeddingLayer result;
        result.width = shape.width;
        result.patches = patches;
        result.positions = PositionEmbedding { base + "position_embeddings", across * across + 1,
            shape.width, 0, {} };
        return result;
    }

} // namespace

// Vision transformer on image patches. [Dosovitskiy et al. 2021]
Architecture vitNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = vitShape(config);
    Architecture network;
    Stack& stack = network.stack;
    stack.embedding = vitEmbedding(config, shape);
    network.maxPositions = stack.embedding.positions->rows;
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l) {
        const std::string at = "vit.encoder.layer." + std::to_string(l) + ".";
        const std::string attention = at + "attention.attention.";
        stack.layers.push_back(plainLayer(shape,
            { attention + "query", attention + "key", attention + "value",
                at + "attention.output.dense", at + "layernorm_before", at + "intermediate.dense",
                at + "output.dense", at + "layernorm_after" }));
    }
    stack.norm = layerNorm("vit.layernorm", shape.width, shape.epsilon);
    stack.normIsState = false;
    if (!names.has("classifier.weight"))
        return network;
    OutputHead outputHead;
    outputHead.decoder = linear("classifier", shape.width, names.rows("classifier.weight"));
    outputHead.pooling = OutputHead::Pooling::FirstToken;
    outputHead.classes = true;
    network.outputHead = outputHead;
    return network;
}

} // namespace core
