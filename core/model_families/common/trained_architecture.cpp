#include "core/model_families/common/trained_architecture.h"

#include "core/attention/score_parameters.h"
#include "core/model_families/common/plain_layer.h"

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace core {

namespace {

    using training::AttentionChoice;

    struct LayerBuilder {
        PlainLayerSize shape;
        const AttentionChoice& how;
    };

    LayerBuilder layerBuilder(
        const training::NetworkSpec& spec, int heads, const AttentionChoice& how)
    {
        PlainLayerSize shape;
        shape.width = spec.width;
        shape.heads = heads;
        shape.intermediate = 4 * shape.width;
        shape.activation = Activation::Relu;
        return { shape, how };
    }

    std::optional<PositionEmbedding> positionEmbeddingOf(
        const training::NetworkPosition& how, const std::string& tokens, Index width)
    {
        PositionEmbedding places;
        places.width = width;
        const auto make = [&]<class P>(const P& form) {
            if constexpr (std::is_same_v<P, Sinusoidal> || std::is_same_v<P, RandomPosition>)
                places.computed = ComputedPositions { form, training::tableSeed };
            else if constexpr (std::is_same_v<P, training::LearnedPosition>) {
                places.table = tokens + "_place.weight";
                places.rows = form.positions;
                places.clampsToLast = true;
            } else
                return false;
            return true;
        };
        return std::visit(make, how) ? std::optional(places) : std::nullopt;
    }

    EmbeddingLayer embeddingOf(const std::string& tokens, Index vocabulary, Index width)
    {
        EmbeddingLayer result;
        result.table = tokens + ".weight";
        result.vocabulary = vocabulary;
        result.width = width;
        return result;
    }

    // nn.MultiheadAttention with the chosen score.
    AttentionLayer attentionOf(const LayerBuilder& blocks, const std::string& at)
    {
        const Index d = blocks.shape.width;
        AttentionLayer result = plainAttention(blocks.shape, { .out = at + "out_proj" });
        const Linear whole { at + "in_proj_weight", at + "in_proj_bias", d,
            { .begin = 0, .size = 3 * d, .step = 3 * d, .all = 3 * d } };
        result.q = sliceOf(whole, { .begin = 0, .size = d, .step = d });
        result.k = sliceOf(whole, { .begin = d, .size = d, .step = d });
        result.v = sliceOf(whole, { .begin = 2 * d, .size = d, .step = d });
        result.spec.score = blocks.how.score;
        result.spec.scaling = blocks.how.scaling;
        result.spec.normaliser = blocks.how.normaliser;
        for (const ParameterShape& shape :
            parameterShapes(blocks.how.score, { result.dk(), result.dk() })) {
            const std::string name(shape.parameter.name);
            result.score.push_back({ name, at + name });
        }
        return result;
    }

    // Self-attention.
    AttentionLayer ownAttention(const LayerBuilder& blocks, const std::string& at)
    {
        AttentionLayer result = attentionOf(blocks, at);
        result.spec.mask = blocks.how.mask;
        result.alibiSlopes = std::holds_alternative<Alibi>(blocks.how.position);
        if (const auto* const rotary = std::get_if<Rotary>(&blocks.how.position))
            result.rotary = *rotary;
        return result;
    }

    TransformerLayer layerOf(const LayerBuilder& blocks, const std::string& at, bool asks)
    {
        TransformerLayer layer = plainLayer(blocks.shape,
            { .norm = at + "norm1",
                .up = at + "linear1",
                .down = at + "linear2",
                .feedNorm = at + (asks ? "norm3" : "norm2") });
        layer.self = ownAttention(blocks, at + "self_attn.");
        if (!asks)
            return layer;
        layer.self.spec.mask.emplace_back(CausalMask {});
        layer.cross = attentionOf(blocks, at + "multihead_attn.");
        layer.crossNorms = plainNorms(blocks.shape, at + "norm2");
        return layer;
    }

    Stack stackOf(const LayerBuilder& blocks, int layers, EmbeddingLayer embedding,
        const std::string& at, bool asks)
    {
        Stack stack;
        stack.embedding = std::move(embedding);
        for (int i = 0; i < layers; ++i)
            stack.layers.push_back(layerOf(blocks, at + "layers." + std::to_string(i) + ".", asks));
        return stack;
    }

    EmbeddingLayer positionedTokens(
        const std::string& tokens, Index vocabulary, const LayerBuilder& blocks)
    {
        EmbeddingLayer result = embeddingOf(tokens, vocabulary, blocks.shape.width);
        result.positions = positionEmbeddingOf(blocks.how.position, tokens, result.width);
        return result;
    }

    Linear unchanged(Index width)
    {
        return { {}, {}, width, { .begin = 0, .size = width, .step = width, .all = width } };
    }

    // Cross-attention of a recurrent decoder: queries of width h, the encoder's states of width 2h.
    AttentionLayer alignmentOf(training::Alignment alignment, Index h)
    {
        AttentionLayer result;
        result.spec.heads = 1;
        result.spec.scaling = NoScaling {};
        result.spec.outputProjection = false;
        result.kvHeads = 1;
        result.q = unchanged(h);
        result.k = unchanged(2 * h);
        result.v = unchanged(2 * h);
        result.out = unchanged(2 * h);
        if (alignment == training::Alignment::Dot) {
            result.k = linear("w_k", 2 * h, h, false);
        } else if (alignment == training::Alignment::General) {
            result.spec.score = GeneralScore {};
            result.score = { { "score.w", "w_q.weight", true } };
        } else {
            result.spec.score = AdditiveScore { static_cast<int>(h) };
            result.score
                = { { "score.w_q", "w_q.weight", true }, { "score.w_k", "w_k.weight", true },
                      { "score.b", "w_k.bias" }, { "score.u", "u.weight" } };
        }
        result.spec.dk = static_cast<int>(result.dk());
        result.spec.dv = static_cast<int>(2 * h);
        return result;
    }

    struct Describing {
        const training::NetworkSpec& spec;
        const training::Sizes& sizes;
        training::OutputKind outputKind;

        [[nodiscard]] OutputHead outputHead(Index width) const
        {
            OutputHead result;
            result.decoder = linear("out", width, sizes.targets);
            result.classes = outputKind != training::OutputKind::Sequence;
            if (outputKind == training::OutputKind::Label)
                result.pooling = OutputHead::Pooling::MeanOfTokens;
            return result;
        }

        std::optional<Architecture> operator()(const training::SelfAttentionNetwork& net) const
        {
            const LayerBuilder blocks = layerBuilder(spec, net.heads, net.attention);
            Architecture network;
            network.stack = stackOf(
                blocks, net.layers, positionedTokens("src", sizes.sources, blocks), "", false);
            network.outputHead = outputHead(spec.width);
            return network;
        }
        std::optional<Architecture> operator()(const training::TransformerNetwork& net) const
        {
            const LayerBuilder blocks = layerBuilder(spec, net.heads, net.attention);
            Architecture network;
            network.stack = stackOf(blocks, net.layers,
                positionedTokens("src", sizes.sources, blocks), "encoder.", false);
            network.stack.path = "encoder/";
            network.decoder = stackOf(blocks, net.layers,
                positionedTokens("tgt", sizes.targets, blocks), "decoder.", true);
            network.decoder->path = "decoder/";
            network.outputHead = outputHead(spec.width);
            return network;
        }
        std::optional<Architecture> operator()(const training::EncoderDecoder& net) const
        {
            if (net.alignment == training::Alignment::None)
                return std::nullopt;
            const Index e = spec.embedding;
            const Index h = spec.width;
            Architecture network;
            network.stack.path = "encoder/";
            network.stack.embedding = embeddingOf("src", sizes.sources, e);
            network.stack.recurrentEncoder = Recurrent { net.cell, "enc.", "_l0", e, h, true };
            Stack& decoder = network.decoder.emplace();
            decoder.path = "decoder/";
            decoder.embedding = embeddingOf("tgt", sizes.targets, e);
            decoder.attentionDecoder = AttentionDecoder { { net.cell, "dec.", "", e + 2 * h, h },
                linear("init", 2 * h, h), alignmentOf(net.alignment, h) };
            network.outputHead = outputHead(3 * h + e);
            return network;
        }
        std::optional<Architecture> operator()(const auto&) const { return std::nullopt; }
    };

} // namespace

std::optional<Architecture> trainedArchitecture(const training::NetworkSpec& spec,
    const training::Sizes& sizes, training::OutputKind outputKind)
{
    auto network = std::visit(Describing { spec, sizes, outputKind }, spec.architecture);
    if (network)
        network->family = "headlight";
    return network;
}

} // namespace core
