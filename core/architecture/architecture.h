#pragma once

#include "core/architecture/activation.h"
#include "core/architecture/linear.h"
#include "core/architecture/norm.h"
#include "core/architecture/recurrent.h"
#include "core/architecture/relative_bias.h"
#include "core/architecture/rope.h"
#include "core/attention/attention_spec.h"
#include "core/attention/weights.h"
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
struct Ablation {
    int rank = 0;
    int headsKept = 0;
    int inputRank = 0;
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
struct AttentionLayer {
    AttentionSpec spec; // heads, dk, score, scaling, soft cap, masks
    Index kvHeads = 0; // divides the heads
    Linear q, k, v, out;
    std::vector<ScoreTensor> score {};
    std::optional<Norm> qNorm, kNorm; // of each head's numbers, or of all heads' at once
    std::optional<Rope> rope;
    std::optional<Rotary> rotary {}; // turns as an experiment's heads are turned
    bool alibiSlopes = false; // ALiBi
    std::optional<RelativeBias> relativeBias;
    Ablation ablation;

    [[nodiscard]] Index heads() const { return spec.heads; }
    [[nodiscard]] Index dk() const { return q.outputs() / spec.heads; }
    [[nodiscard]] Index kvWidth() const { return k.outputs() / kvHeads; } // d_k for most scores
    [[nodiscard]] Index groupSize() const { return spec.heads / kvHeads; } // share keys and values
};

// down(f(up(x))), or down(f(gate(x)) · up(x)) [Shazeer 2020].
struct FeedForward {
    Linear up, down;
    std::optional<Linear> gate;
    Activation activation = Activation::Gelu;
};

// What stands around a part F of a layer: sum(x + after(F(before(x)))).
struct ResidualNorms {
    std::optional<Norm> before {}, after {}, sum {};
    bool addsNormed = false; // before(x) instead of x is added
};

struct TransformerLayer {
    AttentionLayer self;
    ResidualNorms selfNorms;
    std::optional<AttentionLayer> cross; // asks the encoder's last states
    ResidualNorms crossNorms;
    FeedForward feed;
    ResidualNorms feedNorms;
    bool parallel = false; // attention and feed-forward net have the same input
};

// Vectors for places that are no numbers of a file: those that an experiment adds.
struct ComputedPositions {
    Position form;
    std::uint64_t seed = 0;

    bool operator==(const ComputedPositions&) const = default;
};

// A vector for each place: row `place + offset` of a table, or without a name sines, then cosines,
// or such as are made.
struct PositionEmbedding {
    std::string table; // rows x width
    Index rows = 0;
    Index width = 0;
    Index offset = 0;
    std::optional<Index> padding; // tokens of this id are not counted
    bool clampsToLast = false; // places behind the last row have its vector
    std::optional<ComputedPositions> computed {};
};

// A picture cut into squares, each a token; before them a learnt one.
struct Patches {
    Linear projection; // of channels · size · size numbers
    Index channels = 3;
    Index imageSize = 16;
    Index patchSize = 224; // of the picture
    // Of each channel, what the model was trained to see: (colour - mean) / deviation.
    std::vector<double> mean {}, deviation {};
    std::string first; // a tensor of as many numbers as the projection gives
};

struct EmbeddingLayer {
    std::string table; // vocabulary x width; unused with patches
    Index vocabulary = 0;
    Index width = 0;
    Scalar scale = 1;
    std::optional<Patches> patches;
    std::optional<PositionEmbedding> positions;
    std::string types; // a table of kinds of sentences; empty: none
    Index typeCount = 0;
    std::optional<Norm> norm;
    std::optional<Linear> projection; // to the layers' width
    bool projectsFirst = false; // before places are added, not after the norm
};

// Says one token after the other. Before each step its state, at first tanh(start(mean of the
// encoder's states)), asks the encoder's states; what it gets is read beside the last token. For
// each step it leaves the state behind it, what it got, and the token's vector, side by side.
struct AttentionDecoder {
    Recurrent cell;
    Linear start;
    AttentionLayer cross;
};

struct Stack {
    std::string path; // "" or "encoder/" or "decoder/"
    EmbeddingLayer embedding;
    // In the place of layers: a net that reads the tokens in order, or one that says them.
    std::optional<Recurrent> recurrentEncoder {};
    std::optional<AttentionDecoder> attentionDecoder {};
    std::vector<TransformerLayer> layers;
    std::optional<Norm> norm; // of the last states
    bool normIsState = true; // the last state that is shown has the norm in it
    std::optional<Linear> projection; // behind the norm
};

// From the last states to a number for each token of the vocabulary, or each class.
struct OutputHead {
    enum class Pooling { EachToken, FirstToken, MeanOfTokens };

    std::optional<Linear> dense;
    Activation activation = Activation::None;
    std::optional<Norm> norm;
    Linear decoder;
    Scalar scale = 1; // of the states
    Scalar softcap = 0;
    Pooling pooling = Pooling::EachToken;
    bool classes = false; // what it names are no tokens

    [[nodiscard]] bool isSingle() const
    {
        return pooling != Pooling::EachToken;
    } // one row for a text
};

// What a readout says: at a place, which token is hidden there, which one follows, or which class
// the token is of (labels); of a whole picture or text, its class.
enum class PredictionKind { Nothing, HiddenTokens, NextTokens, Labels, Classes };

struct Architecture {
    std::string family;
    Stack stack; // or the encoder
    std::optional<Stack> decoder;
    std::optional<OutputHead> outputHead;
    Index maxPositions = 0; // 0: no limit of its own
    std::optional<PredictionKind> trainedFor {}; // of an altered one, whose masks may mislead
};

} // namespace core
