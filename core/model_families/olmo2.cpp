#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// Norms after both sublayers, and over all heads' queries and keys. [Walsh et al. 2025]
Architecture olmo2Network(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        layer.selfNorms
            = { .after = rmsNorm(at + "post_attention_layernorm", shape.width, shape.epsilon) };
        layer.feedNorms
            = { .after = rmsNorm(at + "post_feedforward_layernorm", shape.width, shape.epsilon) };
        AttentionLayer& self = layer.self;
        self.qNorm = rmsNorm(at + "self_attn.q_norm", self.q.outputs(), shape.epsilon);
        self.kNorm = rmsNorm(at + "self_attn.k_norm", self.k.outputs(), shape.epsilon);
        self.rope = rope;
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
