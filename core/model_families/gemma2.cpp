#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// Sliding windows in every other layer, norms around both sublayers, soft caps. [Gemma Team 2024b]
Architecture gemma2Network(const Config& config, const TensorNames& names)
{
    refuseBidirectional(config);
    const GatedLayerSize shape = gemmaShape(config);
    Stack stack = gemmaStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    const Index window = config.size({ "sliding_window" }, 4096);
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        addSandwichNorms(layer, shape, at);
        applyGemmaScaling(config, layer);
        layer.self.rope = rope;
        if (slides(config, l, l % 2 == 0))
            layer.self.spec.mask = causalMask(window);
    }
    Architecture network = gatedNetwork(config, names, stack, true);
    if (network.outputHead)
        network.outputHead->softcap
            = static_cast<Scalar>(config.number({ "final_logit_softcapping" }, 0));
    return network;
}

} // namespace core
