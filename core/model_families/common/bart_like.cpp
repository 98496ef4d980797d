#include "core/model_families/common/bart_like.h"

#include <cmath>

namespace core {

namespace {

    struct BartSide {
        std::string name; // "encoder" or "decoder"
        bool asks = false;

        [[nodiscard]] std::string begin() const { return "model." + name + "."; }
    };

    PlainLayerSize bartShape(const Config& config, const BartSide& side)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "d_model" });
        shape.heads = config.count({ side.name + "_attention_heads" });
        shape.intermediate = config.size({ side.name + "_ffn_dim" });
        shape.activation = activationNamed(config.text({ "activation_function" }, "gelu"));
        return shape;
    }

    PlainNames bartNames(const std::string& at, const std::string& attention)
    {
        const std::string inner = at + attention + ".";
        return { inner + "q_proj", inner + "k_proj", inner + "v_proj", inner + "out_proj",
            at + attention + "_layer_norm", at + "fc1", at + "fc2", at + "final_layer_norm" };
    }

    TransformerLayer bartLayer(const PlainLayerSize& shape, const BartSide& side, Index l)
    {
        const std::string at = side.begin() + "layers." + std::to_string(l) + ".";
        TransformerLayer layer = plainLayer(shape, bartNames(at, "self_attn"));
        if (side.asks) {
            const PlainNames cross = bartNames(at, "encoder_attn");
            layer.self.spec.mask = causalMask();
            layer.cross = plainAttention(shape, cross);
            layer.crossNorms = plainNorms(shape, cross.norm);
        }
        return layer;
    }

    Stack bartStack(const Config& config, const TensorNames& names, const BartSide& side)
    {
        const PlainLayerSize shape = bartShape(config, side);
        Stack stack;
        stack.path = side.name + "/";
        EmbeddingLayer& embedding = stack.embedding;
        embedding.table
            = names.either({ side.begin() + "embed_tokens.weight", "model.shared.weight" });
        embedding.vocabulary = config.size({ "vocab_size" });
        if (side.asks)
            embedding.vocabulary = config.size({ "decoder_vocab_size" }, embedding.vocabulary);
        embedding.width = shape.width;
        if (config.flag("scale_embedding", false))
            embedding.scale = std::sqrt(static_cast<Scalar>(shape.width));
        const Index layers = config.count({ side.name + "_layers" });
        for (Index l = 0; l < layers; ++l)
            stack.layers.push_back(bartLayer(shape, side, l));
        return stack;
    }

} // namespace

Architecture bartLike(const Config& config, const TensorNames& names)
{
    Architecture network;
    network.stack = bartStack(config, names, { "encoder", false });
    network.decoder = bartStack(config, names, { "decoder", true });
    network.maxPositions = config.size({ "max_position_embeddings" }, 1024);
    network.outputHead = languageHead(config, names, "lm_head", *network.decoder, true);
    if (network.outputHead && names.has("final_logits_bias"))
        network.outputHead->decoder.bias = "final_logits_bias";
    return network;
}

} // namespace core
