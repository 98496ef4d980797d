#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// [Gemma Team 2024]
Network gemmaNetwork(const Config& config, const TensorNames& names)
{
    refuseBothWays(config);
    const GatedShape shape = gemmaShape(config);
    Stack stack = gemmaStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TrainedLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.aroundSelf.before->aroundOne = true;
        layer.aroundFeed.before->aroundOne = true;
        layer.self.turning = turning;
    }
    return gatedNetwork(config, names, stack, true);
}

} // namespace core
