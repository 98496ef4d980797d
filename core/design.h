#pragma once

#include "core/architecture/activation.h"
#include "core/attention/attention_spec.h"
#include "core/attention/weights.h"
#include "core/input/embedding.h"
#include "core/input/position.h"
#include "core/text/tokens.h"

#include <array>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Where a LayerNorm stands: none; before attention and feed-forward network (pre-norm [Xiong et
// al. 2020]); after the sum with the residual connection (post-norm [Vaswani et al. 2017]).
enum class NormPlace { None, Before, After };
constexpr auto enumIds(NormPlace)
{
    return std::array<std::string_view, 3> { "none", "pre", "post" };
}

// The feed-forward network after the attention of a layer.
struct NoFeedForward {
    static constexpr std::string_view id = "none";
    static void fields(auto&, auto&&) { }
    bool operator==(const NoFeedForward&) const = default;
};

// activation(x·W_up + b)·W_down + b for each token by itself.
struct Mlp {
    static constexpr std::string_view id = "mlp";
    int width = 64; // hidden units
    Activation activation = Activation::Gelu;

    static void fields(auto& self, auto&& f)
    {
        f("width", self.width, Range { 1, 8192, true });
        f("activation", self.activation);
    }
    bool operator==(const Mlp&) const = default;
};

using FeedForwardSpec = std::variant<NoFeedForward, Mlp>;

// One layer of a network: attention, then, where wanted, a feed-forward network.
struct BlockSpec {
    static constexpr bool part = true; // see fields.h
    AttentionSpec attention;
    bool residual = false; // x + attention(x), likewise around the feed-forward network
    NormPlace norm = NormPlace::None;
    FeedForwardSpec feedForward;

    static void fields(auto& self, auto&& f)
    {
        f("attention", self.attention);
        f("residual", self.residual);
        f("norm", self.norm);
        f("feed_forward", self.feedForward);
    }
    bool operator==(const BlockSpec&) const = default;
};

// Custom attention: what the settings describe.
struct Design {
    Tokens tokens;
    Embedding embedding = SubwordHash {};
    Position position = Sinusoidal {};
    int dimension = 64; // d; vector sources and one-hot have their own width
    std::vector<BlockSpec> blocks { BlockSpec {} }; // at least one
    Weights weights = HandBuiltWeights {};

    static void fields(auto& self, auto&& f)
    {
        f("tokens", self.tokens);
        f("embedding", self.embedding);
        f("position", self.position);
        f("dimension", self.dimension, Range { 1, 8192, true });
        f("blocks", self.blocks);
        f("weights", self.weights);
    }
    bool operator==(const Design&) const = default;

    // Whether there is more than a single attention.
    [[nodiscard]] bool isNetwork() const
    {
        const BlockSpec& first = blocks.front();
        return blocks.size() > 1 || first.residual || first.norm != NormPlace::None
            || std::holds_alternative<Mlp>(first.feedForward);
    }
};

} // namespace core
