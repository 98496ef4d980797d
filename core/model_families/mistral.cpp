#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// Llama with a sliding window in every layer. [Jiang et al. 2023]
Architecture mistralNetwork(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.self.rope = rope;
        if (config.has("sliding_window"))
            layer.self.spec.mask = causalMask(config.size({ "sliding_window" }));
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
