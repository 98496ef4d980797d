#include "core/model_families/common/gated_layer.h"

#include <cmath>

namespace core {

GatedLayerSize gemmaShape(const Config& config)
{
    GatedLayerSize shape = gatedShape(config);
    // Gemma 1 says "gelu" and means its tanh approximation.
    const std::string name
        = config.text({ "hidden_activation", "hidden_act" }, "gelu_pytorch_tanh");
    shape.activation = name == "gelu" ? Activation::GeluTanh : activationNamed(name);
    return shape;
}

Stack gemmaStack(const Config& config, const GatedLayerSize& shape)
{
    Stack stack = gatedStack(config, shape);
    stack.embedding.scale = std::sqrt(static_cast<Scalar>(shape.width));
    stack.norm->zeroCentred = true;
    return stack;
}

void applyGemmaScaling(const Config& config, TransformerLayer& layer)
{
    const double scalar = config.number({ "query_pre_attn_scalar" }, 256);
    if (!(scalar > 0))
        refuseSetting("query_pre_attn_scalar", std::to_string(scalar));
    layer.self.spec.scaling = FactorScaling { static_cast<float>(std::sqrt(scalar)) };
    layer.self.spec.softcap = static_cast<float>(config.number({ "attn_logit_softcapping" }, 0));
}

void addSandwichNorms(TransformerLayer& layer, const GatedLayerSize& shape, const std::string& at)
{
    const auto norm = [&](const char* name) {
        Norm result = rmsNorm(at + name, shape.width, shape.epsilon);
        result.zeroCentred = true;
        return result;
    };
    layer.selfNorms.before = norm("input_layernorm");
    layer.selfNorms.after = norm("post_attention_layernorm");
    layer.feedNorms.before = norm("pre_feedforward_layernorm");
    layer.feedNorms.after = norm("post_feedforward_layernorm");
}

void refuseBidirectional(const Config& config)
{
    if (config.flag("use_bidirectional_attention", false))
        refuseSetting("use_bidirectional_attention", "true");
}

} // namespace core
