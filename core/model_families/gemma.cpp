#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

// [Gemma Team 2024]
Architecture gemmaNetwork(const Config& config, const TensorNames& names)
{
    refuseBidirectional(config);
    const GatedLayerSize shape = gemmaShape(config);
    Stack stack = gemmaStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.selfNorms.before->zeroCentred = true;
        layer.feedNorms.before->zeroCentred = true;
        layer.self.rope = rope;
    }
    return gatedNetwork(config, names, stack, true);
}

} // namespace core
