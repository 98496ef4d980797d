#pragma once

// The steps of a trained layer around a head's own, for steps().

#include "core/analysis/steps.h"
#include "core/inference/layer_parts.h"

#include <string>
#include <vector>

namespace core {

class LayerSteps {
public:
    explicit LayerSteps(const LayerPlace& at);

    // Before the attention; and the tensor that it asks with.
    [[nodiscard]] std::vector<Step> before() const;
    [[nodiscard]] std::string asking() const;

    // What comes in, and how it is told of: the first layer's, a later one's, beside what the first
    // was given, or what the decoder's own attention has made of what its layer was given.
    [[nodiscard]] Step input() const;

    // Behind it, up to what goes into the next attention or the next layer.
    [[nodiscard]] std::vector<Step> behind() const;

private:
    // Ids of the steps around a part of the layer, as of the parts there.
    struct Names;
    [[nodiscard]] std::string idOf(LayerPart part) const;
    void addSum(std::vector<Step>& steps, const Names& names, const std::string& from) const;
    void addFeed(std::vector<Step>& steps, const std::string& sum) const;

    LayerPlace place;
    std::string own; // "cross/layer3/"
    std::string first; // of the layer's first attention: "decoder/layer3/"
    std::string entered; // the tensor that goes into this part of the layer
};

// Formulas of these steps: "tokens.pieces", "tokens.taught", "tokens.picture", "tokens.ids",
// "input.trained", "input.layer", "input.attended", "input.states", "norm.layer",
// "norm.layer_plain", "norm.rms", "residual.sum", "feed.hidden.gelu" and with biases
// "feed.hidden_bias.gelu", gated "feed.gated.silu" and "feed.gated_bias.silu", "feed.output",
// "feed.output_bias".
std::vector<std::string> layerFormulaIds();

} // namespace core
