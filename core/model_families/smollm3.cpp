#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

namespace {

    // False for every fourth layer (NoPE), unless `no_rope_layers` lists the layers.
    bool usesRopeAt(const Config& config, Index layer)
    {
        const std::vector<double> list = config.numbers("no_rope_layers");
        if (!list.empty())
            return list[layerIndex("no_rope_layers", std::ssize(list), layer)] != 0;
        return (layer + 1) % config.size({ "no_rope_layer_interval" }, 4) != 0;
    }

} // namespace

// Llama with some layers without positions. [Bakouch et al. 2025]
Architecture smollm3Network(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk, .base = 2e6 });
    for (Index l = 0; l < shape.layers; ++l) {
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, layerName(l)));
        layer.self.spec.mask = qwenMask(config, l);
        if (usesRopeAt(config, l))
            layer.self.rope = rope;
    }
    return gatedNetwork(config, names, stack, true);
}

} // namespace core
