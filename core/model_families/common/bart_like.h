#pragma once

#include "core/model_families/common/plain_layer.h"

namespace core {

// What BART and Marian have in common: two stacks with norms behind each part, the decoder's layers
// asking the encoder between attention and net. Their embeddings have no places yet.
Architecture bartLike(const Config& config, const TensorNames& names);

} // namespace core
