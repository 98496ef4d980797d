#pragma once

#include "core/model_families/common/building_blocks.h"

#include <string>

namespace core {

// A layer of two parts, attention with as many keys as queries and a net of two matrices, whose
// norms stand before both or behind both.
struct PlainShape {
    Index width = 0;
    Index heads = 0;
    Index inner = 0; // of the feed-forward net
    Activation activation = Activation::Gelu;
    double epsilon = 1e-5;
    bool normsFirst = false;
    bool biases = true;
    bool projectionBiases = true; // of queries, keys and values
};

struct PlainNames {
    std::string q {}, k {}, v {}, out {}, norm {}; // of the attention and its norm
    std::string up {}, down {}, feedNorm {};
};

AttentionLayer plainAttention(const PlainShape& shape, const PlainNames& names);
TransformerLayer plainLayer(const PlainShape& shape, const PlainNames& names);

// Queries, keys and values in one matrix: a head's three behind one another, then the next head's.
void fuseByHead(AttentionLayer& attention, const PlainShape& shape, const std::string& name);

// The norm stands where the shape says.
ResidualNorms plainNorms(const PlainShape& shape, const std::string& norm);

} // namespace core
