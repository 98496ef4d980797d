#include "core/model_families/common/building_blocks.h"
#include "core/model_families/common/families.h"

#include <cmath>
#include <utility>

namespace core {

namespace {

    struct T5Shape {
        Index width = 0, heads = 0, dk = 0, intermediate = 0;
        double epsilon = 1e-6;
        bool gated = false;
        Activation activation = Activation::Relu;
        RelativeBias relativeBias; // without the table's name
    };

    T5Shape t5Shape(const Config& config)
    {
        T5Shape shape;
        shape.width = config.size({ "d_model" });
        shape.heads = config.count({ "num_heads" });
        shape.dk = config.size({ "d_kv" });
        shape.intermediate = config.size({ "d_ff" });
        shape.epsilon = config.number({ "layer_norm_epsilon" }, 1e-6);
        const std::string projection = config.text({ "feed_forward_proj" }, "relu");
        shape.gated = projection.starts_with("gated-");
        const std::string name = projection.substr(shape.gated ? 6 : 0);
        // In T5 "gated-gelu" means the tanh approximation.
        shape.activation
            = projection == "gated-gelu" ? Activation::GeluTanh : activationNamed(name);
        shape.relativeBias.count = config.size({ "relative_attention_num_buckets" }, 32);
        shape.relativeBias.farthest = config.size({ "relative_attention_max_distance" }, 128);
        if (shape.relativeBias.count < 4
            || shape.relativeBias.farthest <= shape.relativeBias.count / 2)
            refuseSetting(
                "relative_attention_num_buckets", std::to_string(shape.relativeBias.count));
        return shape;
    }

    // Sublayer names have their number within the block.
    std::string partName(const std::string& block, Index part)
    {
        return block + "layer." + std::to_string(part) + ".";
    }

    AttentionLayer t5Attention(const T5Shape& shape, const std::string& at)
    {
        AttentionLayer result;
        result.spec.heads = static_cast<int>(shape.heads);
        result.spec.dk = static_cast<int>(shape.dk);
        result.spec.scaling = NoScaling {};
        result.kvHeads = shape.heads;
        const Index inner = shape.heads * shape.dk;
        result.q = linear(at + "q", shape.width, inner, false);
        result.k = linear(at + "k", shape.width, inner, false);
        result.v = linear(at + "v", shape.width, inner, false);
        result.out = linear(at + "o", inner, shape.width, false);
        return result;
    }

    FeedForward t5Feed(const T5Shape& shape, const std::string& at)
    {
        const std::string net = at + "DenseReluDense.";
        FeedForward feed;
        feed.activation = shape.activation;
        feed.up
            = linear(net + (shape.gated ? "wi_1" : "wi"), shape.width, shape.intermediate, false);
        if (shape.gated)
            feed.gate = linear(net + "wi_0", shape.width, shape.intermediate, false);
        feed.down = linear(net + "wo", shape.intermediate, shape.width, false);
        return feed;
    }

    ResidualNorms t5Norms(const T5Shape& shape, const std::string& at)
    {
        return { .before = rmsNorm(at + "layer_norm", shape.width, shape.epsilon) };
    }

    TransformerLayer t5Layer(const T5Shape& shape, const std::string& stack, Index l)
    {
        const bool asks = stack == "decoder.";
        const std::string block = stack + "block." + std::to_string(l) + ".";
        TransformerLayer layer;
        layer.self = t5Attention(shape, partName(block, 0) + "SelfAttention.");
        layer.selfNorms = t5Norms(shape, partName(block, 0));
        layer.self.relativeBias = shape.relativeBias;
        layer.self.relativeBias->bidirectional = !asks;
        layer.self.relativeBias->table
            = stack + "block.0.layer.0.SelfAttention.relative_attention_bias.weight";
        if (asks) {
            layer.self.spec.mask = causalMask();
            layer.cross = t5Attention(shape, partName(block, 1) + "EncDecAttention.");
            layer.crossNorms = t5Norms(shape, partName(block, 1));
        }
        const std::string last = partName(block, asks ? 2 : 1);
        layer.feedForward = t5Feed(shape, last);
        layer.feedNorms = t5Norms(shape, last);
        return layer;
    }

    Stack t5Stack(const Config& config, const TensorNames& names, const T5Shape& shape,
        const std::string& begin)
    {
        Stack stack;
        stack.embedding.table = names.either({ begin + "embed_tokens.weight", "shared.weight" });
        stack.embedding.vocabulary = config.size({ "vocab_size" });
        stack.embedding.width = shape.width;
        const Index all = config.count({ "num_layers" });
        const Index layers
            = begin == "decoder." ? config.count({ "num_decoder_layers" }, all) : all;
        for (Index l = 0; l < layers; ++l)
            stack.layers.push_back(t5Layer(shape, begin, l));
        stack.norm = rmsNorm(begin + "final_layer_norm", shape.width, shape.epsilon);
        return stack;
    }

} // namespace

// [Raffel et al. 2020]
Architecture t5Network(const Config& config, const TensorNames& names)
{
    const T5Shape shape = t5Shape(config);
    Architecture network;
    network.stack = t5Stack(config, names, shape, "encoder.");
    network.stack.path = "encoder/";
    network.decoder = t5Stack(config, names, shape, "decoder.");
    network.decoder->path = "decoder/";
    network.outputHead = languageHead(config, names, "lm_head", *network.decoder, true);
    const bool scaled
        = config.flag("scale_decoder_outputs", config.flag("tie_word_embeddings", true));
    if (network.outputHead && scaled)
        network.outputHead->scale = 1 / std::sqrt(static_cast<Scalar>(shape.width));
    return network;
}

} // namespace core
