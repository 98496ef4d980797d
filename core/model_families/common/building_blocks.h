#pragma once

#include "core/architecture/architecture.h"
#include "core/model_families/common/config.h"
#include "core/model_families/common/tensor_names.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// What descriptions of several families are put together from.

// name.weight (outputs x inputs) and, with biases, name.bias.
Linear linear(const std::string& name, Index inputs, Index outputs, bool biases = true);
// One of several matrices in one tensor.
Linear sliceOf(const Linear& whole, TensorSlice share);

Norm layerNorm(const std::string& name, Index width, double epsilon, bool bias = true);
Norm rmsNorm(const std::string& name, Index width, double epsilon);

// As configs name them. Error "model_config" for one that is not known.
Activation activationNamed(const std::string& name);

// Keys up to the query's own; with a window only so many of them.
std::vector<Mask> causalMask(std::optional<Index> window = std::nullopt);

// What `rope_parameters`, or the older `rope_theta` and `rope_scaling`, say for layers of that
// type; `part` is the share of a head's numbers that turns if nothing else is said.
struct RopeRequest {
    Index dk = 0;
    std::string layerType {};
    double part = 1;
    double base = 10000;
};
Rope ropeOf(const Config& config, const RopeRequest& request);

// Layer `layer` (from 0) sees a window: what `layer_types` says, if it is there.
bool slides(const Config& config, Index layer, bool otherwise);

// Logits by a matrix of its own or, where it is tied, the embedding's; nothing for a model that
// was saved without.
std::optional<OutputHead> languageHead(const Config& config, const TensorNames& names,
    const std::string& own, const Stack& stack, bool tiedIfAbsent);

} // namespace core
