#pragma once

#include "core/architecture/architecture.h"
#include "core/model_families/common/config.h"
#include "core/model_families/common/tensor_names.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// Building blocks for the descriptions of several families.

// torch.nn.Linear: name.weight (outputs x inputs) and, with biases, name.bias.
Linear linear(const std::string& name, Index inputs, Index outputs, bool biases = true);
// One of several fused matrices in a tensor.
Linear sliceOf(const Linear& whole, TensorSlice share);

Norm layerNorm(const std::string& name, Index width, double epsilon, bool bias = true);
Norm rmsNorm(const std::string& name, Index width, double epsilon);

// Activation by its name in config.json. Error "model_config" for an unknown one.
Activation activationNamed(const std::string& name);

// Causal mask; with `window`, limited to that many last keys.
std::vector<Mask> causalMask(std::optional<Index> window = std::nullopt);

// RoPE from `rope_parameters`, or the older `rope_theta` and `rope_scaling`, for layers of a type;
// `part` is the default share of rotated coordinates of a head.
struct RopeRequest {
    Index dk = 0;
    std::string layerType {};
    double part = 1;
    double base = 10000;
};
Rope ropeOf(const Config& config, const RopeRequest& request);

// The index of layer `layer` (from 0) in a list by layer. Error "model_config" if the list is too
// short.
std::size_t layerIndex(std::string_view name, Index length, Index layer);

// Whether layer `layer` (from 0) has a sliding window: from `layer_types` if present, else
// `otherwise`.
bool slides(const Config& config, Index layer, bool otherwise);

// Language model head with its own matrix or, if tied, the embedding's; nullopt for a model saved
// without a head.
std::optional<OutputHead> languageHead(const Config& config, const TensorNames& names,
    const std::string& own, const Stack& stack, bool tiedIfAbsent);

} // namespace core
