#pragma once

#include "core/attention/attention_spec.h"
#include "core/attention/weights.h"
#include "core/blocks/activation.h"
#include "core/blocks/distance.h"
#include "core/blocks/linear.h"
#include "core/blocks/norm.h"
#include "core/blocks/turning.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// A trained network as it is described: what is computed, and under which names a file holds the
// numbers. None of them is here.

// What a user has taken from a trained attention or set in it, beyond what its spec says; 0:
// nothing is taken (see alteration.h).
struct Reduction {
    int rank = 0;
    int headsKept = 0;
    int dimension = 0;
    std::vector<WeightEdit> edits {}; // of this attention
};

// Queries, keys and values of all heads side by side; several heads of queries may share one of
// keys and values.
struct TrainedAttention {
    AttentionSpec spec; // heads, dk, scaling, soft cap, masks
    Index keyHeads = 0; // divides the heads
    Linear q, k, v, out;
    std::optional<Norm> qNorm, kNorm; // of each head's numbers, or of all heads' at once
    std::optional<Turning> turning;
    bool slopes = false; // ALiBi
    std::optional<Buckets> buckets;
    Reduction reduction;

    [[nodiscard]] Index heads() const { return spec.heads; }
    [[nodiscard]] Index dk() const { return q.outputs() / spec.heads; }
    [[nodiscard]] Index together() const { return spec.heads / keyHeads; } // share keys and values
};

// down(f(up(x))), or down(f(gate(x)) · up(x)) [Shazeer 2020].
struct FeedForward {
    Linear up, down;
    std::optional<Linear> gate;
    Activation activation = Activation::Gelu;
};

// What stands around a part F of a layer: sum(x + after(F(before(x)))).
struct Around {
    std::optional<Norm> before {}, after {}, sum {};
    bool addsNormed = false; // before(x) instead of x is added
};

struct TrainedLayer {
    TrainedAttention self;
    Around aroundSelf;
    std::optional<TrainedAttention> cross; // asks the encoder's last states
    Around aroundCross;
    FeedForward feed;
    Around aroundFeed;
    bool parallel = false; // attention and feed-forward net have the same input
};

// A vector for each place: row `place + offset` of a table, or without a name sines, then cosines.
struct PlaceTable {
    std::string table; // rows x width
    Index rows = 0;
    Index width = 0;
    Index offset = 0;
    std::optional<Index> padding; // tokens of this id are not counted
};

// A picture cut into squares, each a token; before them a learnt one.
struct Patches {
    Linear projection; // of channels · size · size numbers
    Index channels = 3;
    Index size = 16;
    Index side = 224; // of the picture
    // Of each channel, what the model was trained to see: (colour - mean) / deviation.
    std::vector<double> mean {}, deviation {};
    std::string first; // a tensor of as many numbers as the projection gives
};

struct TrainedEmbedding {
    std::string table; // vocabulary x width; unused with patches
    Index vocabulary = 0;
    Index width = 0;
    Scalar scale = 1;
    std::optional<Patches> patches;
    std::optional<PlaceTable> places;
    std::string types; // a table of kinds of sentences; empty: none
    Index typeCount = 0;
    std::optional<Norm> norm;
    std::optional<Linear> projection; // to the layers' width
    bool projectsFirst = false; // before places are added, not after the norm
};

struct Stack {
    std::string path; // "" or "encoder/" or "decoder/"
    TrainedEmbedding embedding;
    std::vector<TrainedLayer> layers;
    std::optional<Norm> norm; // of the last states
    bool normIsState = true; // the last state that is shown has the norm in it
    std::optional<Linear> projection; // behind the norm
};

// From the last states to a number for each token of the vocabulary, or each class.
struct Predictor {
    std::optional<Linear> dense;
    Activation activation = Activation::None;
    std::optional<Norm> norm;
    Linear decoder;
    Scalar scale = 1; // of the states
    Scalar softcap = 0;
    bool firstOnly = false; // of the first token alone
};

struct Network {
    std::string family;
    Stack stack; // or the encoder
    std::optional<Stack> decoder;
    std::optional<Predictor> readout;
    Index mostTokens = 0; // 0: no limit of its own
};

} // namespace core
