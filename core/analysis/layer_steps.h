#pragma once

// The steps of a transformer layer before and after its heads, for steps().

#include "core/analysis/steps.h"
#include "core/inference/layer_parts.h"

#include <string>
#include <vector>

namespace core {

class LayerSteps {
public:
    explicit LayerSteps(const LayerLocation& at);

    // before(): the steps before the attention. projectionInput(): the tensor that
    // enters the projections.
    [[nodiscard]] std::vector<Step> before() const;
    [[nodiscard]] std::string projectionInput() const;

    // The step that shows the layer's input. Formula: "input.trained" in the first layer,
    // "input.layer" in later ones, "input.attended" for cross-attention, whose input is the output
    // of the decoder's self-attention.
    [[nodiscard]] Step input() const;

    // The steps after the attention, up to the input of the next attention or layer.
    [[nodiscard]] std::vector<Step> after() const;

private:
    // Step and tensor ids around one part of the layer.
    struct Names;
    [[nodiscard]] std::string idOf(LayerPart part) const;
    void addSum(std::vector<Step>& steps, const Names& names, const std::string& from) const;
    void addFeed(std::vector<Step>& steps, const std::string& sum) const;

    LayerLocation location;
    std::string own; // "cross/layer3/"
    std::string first; // the prefix of the layer's self-attention: "decoder/layer3/"
    std::string inputTensor; // the tensor that enters this attention
};

// The formula ids of these steps: "tokens.subwords", "tokens.trained", "tokens.image",
// "tokens.ids", "input.trained", "input.layer", "input.attended", "input.states", "norm.layer",
// "norm.layer_plain", "norm.rms", "residual.sum", "feed.hidden.gelu" and with biases
// "feed.hidden_bias.gelu", gated "feed.gated.silu" and "feed.gated_bias.silu", "feed.output",
// "feed.output_bias".
std::vector<std::string> layerFormulaIds();

} // namespace core
