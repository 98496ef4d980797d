#include "core/kin/families.h"
#include "core/kin/gated_layer.h"

namespace core {

// [Touvron et al. 2023]
Network llamaNetwork(const Config& config, const TensorNames& names)
{
    const GatedShape shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Turning turning = turningOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l)
        stack.layers.emplace_back(gatedLayer(shape, layerName(l))).self.turning = turning;
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
