#pragma once

#include "core/model_families/common/plain_layer.h"

namespace core {

// Common parts of BART and Marian: post-norm encoder and decoder, cross-attention between
// self-attention and feed-forward network. Without position embeddings yet.
Architecture bartLike(const Config& config, const TensorNames& names);

} // namespace core
