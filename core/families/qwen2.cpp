#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// Llama with biases of queries, keys and values, and windows in some layers. [Yang et al. 2024]
Network qwen2Network(const Config& config, const TensorNames& names)
{
    GatedShape shape = gatedShape(config);
    shape.projectionBiases = true;
    shape.outBias = false;
    Stack stack = gatedStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TrainedLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.self.turning = turning;
        layer.self.spec.mask = qwenMask(config, l);
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
