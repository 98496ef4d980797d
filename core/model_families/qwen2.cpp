#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// Llama with biases of queries, keys and values, and sliding windows in some layers. [Yang et al.
// 2024]
Architecture qwen2Network(const Config& config, const TensorNames& names)
{
    GatedLayerSize shape = gatedShape(config);
    shape.projectionBiases = true;
    shape.outBias = false;
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.self.rope = rope;
        layer.self.spec.mask = qwenMask(config, l);
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
