#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// [Touvron et al. 2023]
Architecture llamaNetwork(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l)
        stack.layers.emplace_back(gatedLayer(shape, layerName(l))).self.rope = rope;
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
