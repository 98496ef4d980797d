#include "core/model_families/common/building_blocks.h"

#include "core/base/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace core {

namespace {

    struct NamedActivation {
        std::string_view name;
        Activation activation;
    };
    constexpr std::array namedActivations {
        NamedActivation { "gelu", Activation::Gelu },
        NamedActivation { "gelu_python", Activation::Gelu },
        NamedActivation { "gelu_new", Activation::GeluTanh },
        NamedActivation { "gelu_fast", Activation::GeluTanh },
        NamedActivation { "gelu_pytorch_tanh", Activation::GeluTanh },
        NamedActivation { "gelu_accurate", Activation::GeluTanh },
        NamedActivation { "quick_gelu", Activation::QuickGelu },
        NamedActivation { "relu", Activation::Relu },
        NamedActivation { "relu2", Activation::ReluSquared },
        NamedActivation { "silu", Activation::Silu },
        NamedActivation { "swish", Activation::Silu },
        NamedActivation { "tanh", Activation::Tanh },
        NamedActivation { "sigmoid", Activation::Sigmoid },
        NamedActivation { "linear", Activation::None },
    };

    RopeScaling ropeScalingOf(const Config& config)
    {
        const std::string type = config.text({ "rope_type", "type" }, "default");
        if (type == "default")
            return {};
        if (type == "linear")
            return LinearRopeScaling { config.number({ "factor" }, 1) };
        if (type == "llama3")
            return Llama3RopeScaling { config.number({ "factor" }, 8),
                config.number({ "low_freq_factor" }, 1), config.number({ "high_freq_factor" }, 4),
                config.number({ "original_max_position_embeddings" }, 8192) };
        refuseSetting("rope_type", type);
    }

    // Settings for this type of layer, or for all.
    std::optional<Config> ropeSection(const Config& config, const std::string& layerType)
    {
        for (const std::string_view name : { "rope_parameters", "rope_scaling" }) {
            const std::optional<Config> part = config.part(name);
            if (part && part->has(layerType))
                return part->part(layerType);
            if (part)
                return part;
        }
        return std::nullopt;
    }

    // True for "LlamaModel", false for "GPT2LMHeadModel" and "MarianMTModel".
    bool isInner(const std::string& architecture)
    {
        return architecture.ends_with("Model") && !architecture.ends_with("HeadModel")
            && !architecture.ends_with("MTModel");
    }

    void requireSensible(const Rope& rope)
    {
        const bool factors = std::visit(
            [](const auto& ropeScaling) {
                if constexpr (requires { ropeScaling.factor; })
                    return ropeScaling.factor > 0;
                return true;
            },
            rope.scaling);
        const auto* const band = std::get_if<Llama3RopeScaling>(&rope.scaling);
        if (!(rope.base > 0) || !factors
            || (band != nullptr
                && !(band->lowFreqFactor > 0 && band->highFreqFactor > band->lowFreqFactor
                    && band->originalMaxPositions > 0)))
            throw Error("model_config",
                message("config.json: the values of \"%1\" are inconsistent",
                    std::string("rope_parameters")));
    }

} // namespace

Linear linear(const std::string& name, Index inputs, Index outputs, bool biases)
{
    return { name + ".weight", biases ? name + ".bias" : "", inputs,
        { .begin = 0, .size = outputs, .step = outputs, .times = 1, .all = outputs }, false };
}

Linear sliceOf(const Linear& whole, TensorSlice share)
{
    Linear result = whole;
    share.all = whole.slice.all;
    result.slice = share;
    return result;
}

Norm layerNorm(const std::string& name, Index width, double epsilon, bool bias)
{
    return { Norm::Kind::Layer, name + ".weight", bias ? name + ".bias" : "", width, epsilon,
        false };
}

Norm rmsNorm(const std::string& name, Index width, double epsilon)
{
    return { Norm::Kind::Rms, name + ".weight", "", width, epsilon, false };
}

Activation activationNamed(const std::string& name)
{
    const auto found = std::ranges::find(namedActivations, name, &NamedActivation::name);
    if (found == namedActivations.end())
        refuseSetting("hidden_act", name);
    return found->activation;
}

std::vector<Mask> causalMask(std::optional<Index> window)
{
    if (window)
        return { CausalWindowMask { static_cast<int>(*window) } };
    return { CausalMask {} };
}

Rope ropeOf(const Config& config, const RopeRequest& request)
{
    const Config part = ropeSection(config, request.layerType).value_or(config);
    Rope result;
    result.base = part.number(
        { "rope_theta" }, config.number({ "rope_theta", "rotary_emb_base" }, request.base));
    const double share = part.number({ "partial_rotary_factor" },
        config.number({ "partial_rotary_factor", "rotary_pct" }, request.part));
    if (!(share >= 0 && share <= 1))
        refuseSetting("partial_rotary_factor", std::to_string(share));
    const auto width = static_cast<Index>(static_cast<double>(request.dk) * share);
    result.width = width - width % 2;
    result.scaling = ropeScalingOf(part);
    requireSensible(result);
    return result;
}

std::size_t layerIndex(std::string_view name, Index length, Index layer)
{
    if (layer >= length)
        throw Error("model_config",
            message("config.json: %1 has %2 entries, but the model has more layers; each layer "
                    "needs one",
                std::string(name), length));
    return static_cast<std::size_t>(layer);
}

bool slides(const Config& config, Index layer, bool otherwise)
{
    const std::vector<std::string> types = config.texts("layer_types");
    if (types.empty())
        return otherwise;
    const std::string& type = types[layerIndex("layer_types", std::ssize(types), layer)];
    if (type != "sliding_attention" && type != "full_attention")
        refuseSetting("layer_types", type);
    return type == "sliding_attention";
}

std::optional<OutputHead> languageHead(const Config& config, const TensorNames& names,
    const std::string& own, const Stack& stack, bool tiedIfAbsent)
{
    const EmbeddingLayer& embedding = stack.embedding;
    const bool tied = config.flag("tie_word_embeddings", tiedIfAbsent);
    const auto architectures = config.texts("architectures");
    const bool inner = !architectures.empty() && isInner(architectures.front());
    const bool found = names.has(own + ".weight");
    if (!found && (inner || (!tied && architectures.empty())))
        return std::nullopt;
    OutputHead result;
    result.decoder = linear(own, embedding.width, embedding.vocabulary, names.has(own + ".bias"));
    if (!found && tied)
        result.decoder.weight = embedding.table;
    return result;
}

} // namespace core
