#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

namespace {

    // Fused matrices: qkv_proj for queries, keys and values, gate_up_proj for gate and up.
    void fusePhi3(TransformerLayer& layer, const GatedLayerSize& shape, const std::string& at)
    {
        const Index queries = shape.heads * shape.dk;
        const Index keys = shape.kvHeads * shape.dk;
        const Linear three
            = linear(at + "self_attn.qkv_proj", shape.width, queries + 2 * keys, false);
        layer.self.q = sliceOf(three, { .begin = 0, .size = queries });
        layer.self.k = sliceOf(three, { .begin = queries, .size = keys });
        layer.self.v = sliceOf(three, { .begin = queries + keys, .size = keys });
        const Linear two
            = linear(at + "mlp.gate_up_proj", shape.width, 2 * shape.intermediate, false);
        layer.feedForward.gate = sliceOf(two, { .begin = 0, .size = shape.intermediate });
        layer.feedForward.up
            = sliceOf(two, { .begin = shape.intermediate, .size = shape.intermediate });
    }

} // namespace

// Llama with fused matrices. [Abdin et al. 2024]
Architecture phi3Network(const Config& config, const TensorNames& names)
{
    const GatedLayerSize shape = gatedShape(config);
    Stack stack = gatedStack(config, shape);
    const Rope rope = ropeOf(config, { .dk = shape.dk });
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        fusePhi3(layer, shape, at);
        layer.self.rope = rope;
        if (config.has("sliding_window"))
            layer.self.spec.mask = causalMask(config.size({ "sliding_window" }));
    }
    return gatedNetwork(config, names, stack, false);
}

} // namespace core
