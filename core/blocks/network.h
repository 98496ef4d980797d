#pragma once

#include "core/attention/attention_spec.h"
#include "core/attention/weights.h"
#include "core/blocks/activation.h"
#include "core/blocks/distance.h"
#include "core/blocks/linear.h"
#include "core/blocks/norm.h"
#include "core/blocks/recurrent.h"
#include "core/blocks/turning.h"
#include "core/input/position.h"

#include <cstdint>
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

// One of the matrices that a score has learnt: the heads' below each other, or of one head, turned
// around, a linear part's.
struct ScoreTensor {
    std::string parameter; // "score.w_q"
    std::string tensor;
    bool outputsFirst = false;

    bool operator==(const ScoreTensor&) const = default;
};

// Queries, keys and values of all heads side by side; several heads of queries may share one of
// keys and values. A projection without a name leaves what enters as it is; so does the output's,
// where there is none.
struct TrainedAttention {
    AttentionSpec spec; // heads, dk, score, scaling, soft cap, masks
    Index keyHeads = 0; // divides the heads
    Linear q, k, v, out;
    std::vector<ScoreTensor> score {};
    std::optional<Norm> qNorm, kNorm; // of each head's numbers, or of all heads' at once
    std::optional<Turning> turning;
    std::optional<Rotary> rotary {}; // turns as an experiment's heads are turned
    bool slopes = false; // ALiBi
    std::optional<Buckets> buckets;
    Reduction reduction;

    [[nodiscard]] Index heads() const { return spec.heads; }
    [[nodiscard]] Index dk() const { return q.outputs() / spec.heads; }
    [[nodiscard]] Index keyWidth() const { return k.outputs() / keyHeads; } // d_k for most scores
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

// Vectors for places that are no numbers of a file: those that an experiment adds.
struct MadePlaces {
    Position form;
    std::uint64_t seed = 0;

    bool operator==(const MadePlaces&) const = default;
};

// A vector for each place: row `place + offset` of a table, or without a name sines, then cosines,
// or such as are made.
struct PlaceTable {
    std::string table; // rows x width
    Index rows = 0;
    Index width = 0;
    Index offset = 0;
    std::optional<Index> padding; // tokens of this id are not counted
    bool lastStays = false; // places behind the last row have its vector
    std::optional<MadePlaces> made {};
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

// Says one token after the other. Before each step its state, at first tanh(start(mean of the
// encoder's states)), asks the encoder's states; what it gets is read beside the last token. For
// each step it leaves the state behind it, what it got, and the token's vector, side by side.
struct Speaker {
    Recurrent cell;
    Linear start;
    TrainedAttention cross;
};

struct Stack {
    std::string path; // "" or "encoder/" or "decoder/"
    TrainedEmbedding embedding;
    // In the place of layers: a net that reads the tokens in order, or one that says them.
    std::optional<Recurrent> reader {};
    std::optional<Speaker> speaker {};
    std::vector<TrainedLayer> layers;
    std::optional<Norm> norm; // of the last states
    bool normIsState = true; // the last state that is shown has the norm in it
    std::optional<Linear> projection; // behind the norm
};

// From the last states to a number for each token of the vocabulary, or each class.
struct Predictor {
    enum class Of { EachToken, FirstToken, MeanOfTokens };

    std::optional<Linear> dense;
    Activation activation = Activation::None;
    std::optional<Norm> norm;
    Linear decoder;
    Scalar scale = 1; // of the states
    Scalar softcap = 0;
    Of of = Of::EachToken;
    bool classes = false; // what it names are no tokens

    [[nodiscard]] bool isSingle() const { return of != Of::EachToken; } // one row for a text
};

// What a readout says: at a place, which token is hidden there, which one follows, or which class
// the token is of (labels); of a whole picture or text, its class.
enum class Foretells { Nothing, HiddenTokens, NextTokens, Labels, Classes };

struct Network {
    std::string family;
    Stack stack; // or the encoder
    std::optional<Stack> decoder;
    std::optional<Predictor> readout;
    Index mostTokens = 0; // 0: no limit of its own
    std::optional<Foretells> trainedFor {}; // of an altered one, whose masks may mislead
};

} // namespace core
