#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// Norms behind both parts, and one of all queries, one of all keys. [Walsh et al. 2025]
Network olmo2Network(const Config& config, const TensorNames& names)
{
    const GatedShape shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TrainedLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        layer.aroundSelf
            = { .after = rmsNorm(at + "post_attention_layernorm", shape.width, shape.epsilon) };
        layer.aroundFeed
            = { .after = rmsNorm(at + "post_feedforward_layernorm", shape.width, shape.epsilon) };
        TrainedAttention& self = layer.self;
        self.qNorm = rmsNorm(at + "self_attn.q_norm", self.q.outputs(), shape.epsilon);
        self.kNorm = rmsNorm(at + "self_attn.k_norm", self.k.outputs(), shape.epsilon);
        self.turning = turning;
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
