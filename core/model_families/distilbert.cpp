#include "core/model_families/common/bert_like.h"
#include "core/model_families/common/families.h"

namespace core {

namespace {

    PlainLayerSize distilledShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "dim" });
        shape.heads = config.count({ "n_heads" });
        shape.intermediate = config.size({ "hidden_dim" });
        shape.activation = activationNamed(config.text({ "activation" }, "gelu"));
        shape.epsilon = 1e-12;
        return shape;
    }

    Stack distilledStack(const Config& config, const PlainLayerSize& shape)
    {
        Stack stack;
        EmbeddingLayer& embedding = stack.embedding;
        const std::string base = "distilbert.embeddings.";
        embedding.table = base + "word_embeddings.weight";
        embedding.vocabulary = config.size({ "vocab_size" });
        embedding.width = shape.width;
        embedding.positions = PositionEmbedding { base + "position_embeddings.weight",
            config.size({ "max_position_embeddings" }, 512), shape.width, 0, {} };
        embedding.norm = layerNorm(base + "LayerNorm", shape.width, shape.epsilon);
        const Index layers = config.count({ "n_layers" });
        for (Index l = 0; l < layers; ++l) {
            const std::string at = "distilbert.transformer.layer." + std::to_string(l) + ".";
            const std::string attention = at + "attention.";
            stack.layers.push_back(plainLayer(shape,
                { attention + "q_lin", attention + "k_lin", attention + "v_lin",
                    attention + "out_lin", at + "sa_layer_norm", at + "ffn.lin1", at + "ffn.lin2",
                    at + "output_layer_norm" }));
        }
        return stack;
    }

} // namespace

// BERT distilled into fewer layers. [Sanh et al. 2019]
Architecture distilbertNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = distilledShape(config);
    Architecture network;
    network.stack = distilledStack(config, shape);
    network.maxPositions = network.stack.embedding.positions->rows;
    if (!names.has("vocab_transform.weight"))
        return network;
    OutputHead outputHead = maskedHead(network.stack.embedding, shape.width);
    outputHead.dense = linear("vocab_transform", shape.width, shape.width);
    outputHead.activation = shape.activation;
    outputHead.norm = layerNorm("vocab_layer_norm", shape.width, shape.epsilon);
    if (names.has("vocab_projector.weight"))
        outputHead.decoder.weight = "vocab_projector.weight";
    outputHead.decoder.bias = "vocab_projector.bias";
    network.outputHead = outputHead;
    return network;
}

} // namespace core
