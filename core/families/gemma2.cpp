#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// Every other layer with a window, norms around both parts, soft caps. [Gemma Team 2024b]
Network gemma2Network(const Config& config, const TensorNames& names)
{
    refuseBothWays(config);
    const GatedShape shape = gemmaShape(config);
    Stack stack = gemmaStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    const Index window = config.size({ "sliding_window" }, 4096);
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TrainedLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        surroundByNorms(layer, shape, at);
        scaleAsGemma(config, layer);
        layer.self.turning = turning;
        if (slides(config, l, l % 2 == 0))
            layer.self.spec.mask = causalMask(window);
    }
    Network network = gatedNetwork(config, names, stack, true);
    if (network.readout)
        network.readout->softcap
            = static_cast<Scalar>(config.number({ "final_logit_softcapping" }, 0));
    return network;
}

} // namespace core
