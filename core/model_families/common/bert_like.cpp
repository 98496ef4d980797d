#include "core/model_families/common/bert_like.h"

namespace core {

PlainLayerSize bertShape(const Config& config)
{
    PlainLayerSize shape;
    shape.width = config.size({ "hidden_size" });
    shape.heads = config.count({ "num_attention_heads" });
    shape.intermediate = config.size({ "intermediate_size" });
    shape.activation = activationNamed(config.text({ "hidden_act" }, "gelu"));
    shape.epsilon = config.number({ "layer_norm_eps" }, 1e-12);
    return shape;
}

EmbeddingLayer bertEmbedding(const Config& config, const std::string& base)
{
    const std::string type = config.text({ "position_embedding_type" }, "absolute");
    if (type != "absolute")
        refuseSetting("position_embedding_type", type);
    EmbeddingLayer result;
    result.width = config.size({ "embedding_size", "hidden_size" });
    result.table = base + "word_embeddings.weight";
    result.vocabulary = config.size({ "vocab_size" });
    const Index places = config.size({ "max_position_embeddings" }, 512);
    result.positions
        = PositionEmbedding { base + "position_embeddings.weight", places, result.width, 0, {} };
    result.types = base + "token_type_embeddings.weight";
    result.typeCount = config.size({ "type_vocab_size" }, 2);
    result.norm
        = layerNorm(base + "LayerNorm", result.width, config.number({ "layer_norm_eps" }, 1e-12));
    return result;
}

Stack bertStack(const Config& config, const std::string& base)
{
    Stack stack;
    const PlainLayerSize shape = bertShape(config);
    stack.embedding = bertEmbedding(config, base + "embeddings.");
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l) {
        const std::string at = base + "encoder.layer." + std::to_string(l) + ".";
        const std::string attention = at + "attention.";
        TransformerLayer& layer = stack.layers.emplace_back(plainLayer(shape,
            { attention + "self.query", attention + "self.key", attention + "self.value",
                attention + "output.dense", attention + "output.LayerNorm",
                at + "intermediate.dense", at + "output.dense", at + "output.LayerNorm" }));
        if (config.flag("is_decoder", false))
            layer.self.spec.mask = causalMask();
    }
    return stack;
}

void countPositionsFromPadding(const Config& config, EmbeddingLayer& embedding)
{
    const auto padding = static_cast<Index>(config.number({ "pad_token_id" }, 1));
    if (padding < 0 || padding + 1 >= embedding.positions->rows)
        refuseSetting("pad_token_id", std::to_string(padding));
    embedding.positions->offset = padding + 1;
    embedding.positions->padding = padding;
}

OutputHead maskedHead(const EmbeddingLayer& embedding, Index width)
{
    OutputHead result;
    result.decoder = linear("", width, embedding.vocabulary, false);
    result.decoder.weight = embedding.table;
    return result;
}

} // namespace core
