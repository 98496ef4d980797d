#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// Qwen 2 with norms of each head's queries and keys instead of biases. [Yang et al. 2025]
Architecture qwen3Network(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        addHeadNorms(layer, shape, at);
        layer.self.rope = rope;
        layer.self.spec.mask = qwenMask(config, l);
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
