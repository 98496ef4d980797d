#pragma once

#include "core/model_families/common/building_blocks.h"

#include <string>

namespace core {

// A layer without grouped-query attention and without gate; pre-norm or post-norm.
struct PlainLayerSize {
    Index width = 0;
    Index heads = 0;
    Index intermediate = 0; // of the feed-forward network
    Activation activation = Activation::Gelu;
    double epsilon = 1e-5;
    bool normsFirst = false;
    bool biases = true;
    bool projectionBiases = true; // of W_Q, W_K and W_V
};

struct PlainNames {
    std::string q {}, k {}, v {}, out {}, norm {}; // of the attention and its norm
    std::string up {}, down {}, feedNorm {};
};

AttentionLayer plainAttention(const PlainLayerSize& shape, const PlainNames& names);
TransformerLayer plainLayer(const PlainLayerSize& shape, const PlainNames& names);

// W_Q, W_K and W_V fused head by head: q, k, v of head 1, then of head 2, …
void fuseByHead(AttentionLayer& attention, const PlainLayerSize& shape, const std::string& name);

// Pre-norm or post-norm, according to the shape.
ResidualNorms plainNorms(const PlainLayerSize& shape, const std::string& norm);

} // namespace core
