#pragma once

// The weights of a layer from each computed source. For files see weights_file.h.

#include "core/limits.h"
#include "core/model.h"

#include <vector>

namespace core {

// torch.nn.init.xavier_normal_: deviation √(2/(fan in + fan out)), all heads counted as one packed
// matrix, as in other programs (fan out of W_Q: h·d_k), so that queries of unit inputs have about
// unit variance. Biases have the deviation 0.02. Every matrix of every head has its own stream, so
// that the number of heads does not change the other heads' weights. [Glorot and Bengio 2010]
// Each layer, counted from 1, has its own streams.
LayerModel randomLayer(
    const Experiment& experiment, const limits::Size& size, std::size_t number = 1);

// W = identity in every head; W_O: the mean of the heads. Notice "identity_fitted" if widths differ
// and rows are truncated or padded with zeros: queries and keys keep different widths if the score
// takes any. Biases are zeros.
LayerModel identityLayer(
    const Experiment& experiment, const limits::Size& size, std::vector<Notice>& notices);

// Hand-built heads (hand_built.h). Trainable scores have neutral parameters (score_parameters.h),
// biases are zeros.
LayerModel handBuiltLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::vector<Notice>& notices);

} // namespace core
