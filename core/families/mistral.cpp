#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// Llama with a window in every layer. [Jiang et al. 2023]
Network mistralNetwork(const Config& config, const TensorNames& names)
{
    const GatedShape shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TrainedLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.self.turning = turning;
        if (config.has("sliding_window"))
            layer.self.spec.mask = causalMask(config.size({ "sliding_window" }));
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
