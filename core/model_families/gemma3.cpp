#include "core/model_families/common/families.h"
#include "core/model_families/common/gated_layer.h"

namespace core {

namespace {

    // Layers with a sliding window have their own RoPE base and no scaling.
    Rope ropeAt(const Config& config, Index dk, bool sliding)
    {
        if (!sliding)
            return ropeOf(config, { .dk = dk, .layerType = "full_attention", .base = 1e6 });
        if (const auto all = config.part("rope_parameters"); all && all->has("sliding_attention"))
            return ropeOf(config, { .dk = dk, .layerType = "sliding_attention" });
        return { config.number({ "rope_local_base_freq" }, 10000), dk - dk % 2, {} };
    }

} // namespace

// Gemma 2 with norms of queries and keys instead of soft caps. [Gemma Team 2025]
Architecture gemma3Network(const Config& config, const TensorNames& names)
{
    refuseBidirectional(config);
    const GatedLayerSize shape = gemmaShape(config);
    Stack stack = gemmaStack(config, shape);
    const Index window = config.size({ "sliding_window" }, 4096);
    const Index pattern = config.size({ "sliding_window_pattern", "_sliding_window_pattern" }, 6);
    for (Index l = 0; l < shape.layers; ++l) {
        const std::string at = layerName(l);
        TransformerLayer& layer = stack.layers.emplace_back(gatedLayer(shape, at));
        addSandwichNorms(layer, shape, at);
        applyGemmaScaling(config, layer);
        addHeadNorms(layer, shape, at);
        layer.self.qNorm->zeroCentred = true;
        layer.self.kNorm->zeroCentred = true;
        const bool sliding = slides(config, l, (l + 1) % pattern != 0);
        layer.self.rope = ropeAt(config, shape.dk, sliding);
        if (sliding)
            layer.self.spec.mask = causalMask(window);
    }
    Architecture network = gatedNetwork(config, names, stack, true);
    if (network.outputHead)
        network.outputHead->softcap
            = static_cast<Scalar>(config.number({ "final_logit_softcapping" }, 0));
    return network;
}

} // namespace core
