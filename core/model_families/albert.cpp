#include "core/model_families/common/bert_like.h"
#include "core/model_families/common/families.h"

#include <algorithm>

namespace core {

namespace {

    TransformerLayer sharedLayer(const PlainLayerSize& shape, Index group, Index inner)
    {
        const std::string at = "albert.encoder.albert_layer_groups." + std::to_string(group)
            + ".albert_layers." + std::to_string(inner) + ".";
        const std::string attention = at + "attention.";
        return plainLayer(shape,
            { attention + "query", attention + "key", attention + "value", attention + "dense",
                attention + "LayerNorm", at + "ffn", at + "ffn_output",
                at + "full_layer_layer_norm" });
    }

} // namespace

// BERT whose layers share their weights. [Lan et al. 2020]
Architecture albertNetwork(const Config& config, const TensorNames& names)
{
    PlainLayerSize shape = bertShape(config);
    shape.activation = activationNamed(config.text({ "hidden_act" }, "gelu_new"));
    Architecture network;
    EmbeddingLayer& embedding = network.stack.embedding;
    embedding = bertEmbedding(config, "albert.embeddings.");
    embedding.projection
        = linear("albert.encoder.embedding_hidden_mapping_in", embedding.width, shape.width);
    network.maxPositions = embedding.positions->rows;
    const Index layers = config.count({ "num_hidden_layers" });
    const Index groups = std::min(config.count({ "num_hidden_groups" }, 1), layers);
    const Index inner = config.count({ "inner_group_num" }, 1);
    for (Index l = 0; l < layers; ++l)
        for (Index i = 0; i < inner; ++i)
            network.stack.layers.push_back(sharedLayer(shape, l * groups / layers, i));
    if (!names.has("predictions.dense.weight"))
        return network;
    OutputHead outputHead = maskedHead(embedding, embedding.width);
    outputHead.dense = linear("predictions.dense", shape.width, embedding.width);
    outputHead.activation = shape.activation;
    outputHead.norm = layerNorm("predictions.LayerNorm", embedding.width, shape.epsilon);
    if (names.has("predictions.decoder.weight"))
        outputHead.decoder.weight = "predictions.decoder.weight";
    outputHead.decoder.bias = names.either({ "predictions.decoder.bias", "predictions.bias" });
    network.outputHead = outputHead;
    return network;
}

} // namespace core
