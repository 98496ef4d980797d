#pragma once

// The weights of a layer from each source that makes them up. Those from files: weights_file.h.

#include "core/limits.h"
#include "core/model.h"

#include <vector>

namespace core {

// Xavier normal: deviation √(2/(fan in + fan out)), all heads counted as the one packed matrix they
// are in other programs (fan out of W_Q: h·d_k), so that queries of unit inputs have about unit
// variance. Biases have the deviation 0.02. Every matrix of every head has its own stream, so that
// another number of heads leaves the draws of the others alone. [Glorot and Bengio 2010]
LayerModel randomLayer(const Experiment& experiment, const limits::Size& size);

// W = the identity in every head; W_O: the mean of the heads. Notice "identity_fitted" when widths
// differ and rows are cut or filled up with zeros: queries and keys of different widths stay what
// they are where the score takes any. Biases are zeros.
LayerModel identityLayer(
    const Experiment& experiment, const limits::Size& size, std::vector<Notice>& notices);

// See handmade.h. Learnt scores are at their simplest (parameter.h), biases are zeros.
LayerModel handBuiltLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::vector<Notice>& notices);

} // namespace core
