#include "core/model_families/common/families.h"
#include "core/model_families/common/plain_layer.h"

namespace core {

namespace {

    PlainLayerSize modernShape(const Config& config)
    {
        PlainLayerSize shape;
        shape.width = config.size({ "hidden_size" });
        shape.heads = config.count({ "num_attention_heads" });
        shape.intermediate = config.size({ "intermediate_size" });
        shape.activation = activationNamed(config.text({ "hidden_activation" }, "gelu"));
        shape.epsilon = config.number({ "norm_eps" }, 1e-5);
        shape.normsFirst = true;
        shape.biases = config.flag("attention_bias", false);
        shape.projectionBiases = shape.biases;
        return shape;
    }

    Norm modernNorm(const Config& config, const PlainLayerSize& shape, const std::string& name)
    {
        return layerNorm(name, shape.width, shape.epsilon, config.flag("norm_bias", false));
    }

    FeedForward modernFeed(const Config& config, const PlainLayerSize& shape, const std::string& at)
    {
        const bool biases = config.flag("mlp_bias", false);
        const Linear two = linear(at + "mlp.Wi", shape.width, 2 * shape.intermediate, biases);
        FeedForward feed;
        feed.gate = sliceOf(two, { .begin = 0, .size = shape.intermediate });
        feed.up = sliceOf(two, { .begin = shape.intermediate, .size = shape.intermediate });
        feed.down = linear(at + "mlp.Wo", shape.intermediate, shape.width, biases);
        feed.activation = shape.activation;
        return feed;
    }

    // Global layers and those with a sliding window have different RoPE bases.
    Rope modernRope(const Config& config, Index dk, bool sliding)
    {
        if (config.has("rope_parameters"))
            return ropeOf(config,
                { .dk = dk, .layerType = sliding ? "sliding_attention" : "full_attention" });
        const double base = config.number({ "global_rope_theta" }, 160000);
        return { sliding ? config.number({ "local_rope_theta" }, base) : base, dk - dk % 2, {} };
    }

    AttentionLayer modernAttention(
        const Config& config, const PlainLayerSize& shape, const std::string& at, Index layer)
    {
        AttentionLayer self = plainAttention(shape, { "", "", "", at + "attn.Wo", "", "", "", "" });
        const Linear three
            = linear(at + "attn.Wqkv", shape.width, 3 * shape.width, shape.projectionBiases);
        Linear* const thirds[] = { &self.q, &self.k, &self.v };
        for (Index i = 0; i < 3; ++i)
            *thirds[i] = sliceOf(three, { .begin = i * shape.width, .size = shape.width });
        const Index every = config.size({ "global_attn_every_n_layers" }, 3);
        const bool sliding = slides(config, layer, layer % every != 0);
        self.rope = modernRope(config, *self.spec.dk, sliding);
        const Index window = config.size({ "local_attention" }, 128) / 2;
        if (sliding)
            self.spec.mask = { WindowMask { static_cast<int>(window) } };
        return self;
    }

    TransformerLayer modernLayer(const Config& config, const PlainLayerSize& shape, Index layer)
    {
        const std::string at = "model.layers." + std::to_string(layer) + ".";
        TransformerLayer result;
        result.self = modernAttention(config, shape, at, layer);
        if (layer > 0)
            result.selfNorms.before = modernNorm(config, shape, at + "attn_norm");
        result.feedForward = modernFeed(config, shape, at);
        result.feedNorms.before = modernNorm(config, shape, at + "mlp_norm");
        return result;
    }

    OutputHead modernHead(
        const Config& config, const PlainLayerSize& shape, const TensorNames& names)
    {
        OutputHead result;
        const Index vocabulary = config.size({ "vocab_size" });
        result.dense
            = linear("head.dense", shape.width, shape.width, config.flag("classifier_bias", false));
        result.activation = activationNamed(config.text({ "classifier_activation" }, "gelu"));
        result.norm = modernNorm(config, shape, "head.norm");
        result.decoder
            = linear("decoder", shape.width, vocabulary, config.flag("decoder_bias", true));
        if (!names.has("decoder.weight"))
            result.decoder.weight = "model.embeddings.tok_embeddings.weight";
        return result;
    }

} // namespace

// BERT with RoPE, gated feed-forward networks and sliding windows. [Warner et al. 2024]
Architecture modernbertNetwork(const Config& config, const TensorNames& names)
{
    const PlainLayerSize shape = modernShape(config);
    Architecture network;
    Stack& stack = network.stack;
    stack.embedding.table = "model.embeddings.tok_embeddings.weight";
    stack.embedding.vocabulary = config.size({ "vocab_size" });
    stack.embedding.width = shape.width;
    stack.embedding.norm = modernNorm(config, shape, "model.embeddings.norm");
    const Index layers = config.count({ "num_hidden_layers" });
    for (Index l = 0; l < layers; ++l)
        stack.layers.push_back(modernLayer(config, shape, l));
    stack.norm = modernNorm(config, shape, "model.final_norm");
    if (names.has("head.dense.weight"))
        network.outputHead = modernHead(config, shape, names);
    return network;
}

} // namespace core
