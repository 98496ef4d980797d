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

// Description of a pretrained network: its computation and the names of its tensors in a file. The
// weights are elsewhere.

// Interventions in an attention besides its spec (see intervention.h); 0: none.
struct WeightIntervention {
    int rank = 0;
    int headsKept = 0;
    int inputRank = 0;
    std::vector<WeightEdit> edits {}; // in this attention
};

// Tensor with one parameter of a score: all heads stacked by rows, or, outputsFirst, one head's as
// the weight of a linear layer (outputs x inputs).
struct ScoreTensor {
    std::string parameter; // "score.w_q"
    std::string tensor;
    bool outputsFirst = false;

    bool operator==(const ScoreTensor&) const = default;
};

// Multi-head attention; q, k and v project to all heads concatenated. Several query heads may share
// a key-value head (grouped-query attention). A Linear without a name, also `out`, is the identity.
struct AttentionLayer {
    AttentionSpec spec; // heads, dk, score, scaling, soft cap, masks
    Index kvHeads = 0; // divisor of spec.heads; fewer: grouped-query attention
    Linear q, k, v, out;
    std::vector<ScoreTensor> score {};
    std::optional<Norm> qNorm, kNorm; // over each head, or over all heads
    std::optional<Rope> rope;
    std::optional<Rotary> rotary {}; // RoPE as in custom attention
    bool alibiSlopes = false; // ALiBi: adds -slope·|i - j| to the scores
    std::optional<RelativeBias> relativeBias;
    WeightIntervention weightIntervention;

    [[nodiscard]] Index heads() const { return spec.heads; }
    [[nodiscard]] Index dk() const { return q.outputs() / spec.heads; }
    [[nodiscard]] Index kvWidth() const { return k.outputs() / kvHeads; } // d_k for most scores
    [[nodiscard]] Index groupSize() const { return spec.heads / kvHeads; } // queries per KV head
};

// down(f(up(x))), or, gated, down(f(gate(x)) · up(x)) [Shazeer 2020].
struct FeedForward {
    Linear up, down;
    std::optional<Linear> gate;
    Activation activation = Activation::Gelu;

    [[nodiscard]] bool exists() const { return !down.weight.empty(); }
};

// Norms and residual connection around a sublayer F: sum(x + after(F(before(x)))). Pre-norm has
// `before`, post-norm has `sum`.
struct ResidualNorms {
    std::optional<Norm> before {}, after {}, sum {};
    bool residualAfterNorm = false; // residual is before(x) instead of x
    bool residual = true; // false: without x
};

struct TransformerLayer {
    AttentionLayer self;
    ResidualNorms selfNorms;
    std::optional<AttentionLayer> cross; // keys and values: the encoder's last states
    ResidualNorms crossNorms;
    FeedForward feedForward; // may be absent
    ResidualNorms feedNorms;
    bool parallel = false; // attention and feed-forward network have the same input
};

// Position vectors that are computed rather than stored in a file.
struct ComputedPositions {
    Position form;
    std::uint64_t seed = 0;

    bool operator==(const ComputedPositions&) const = default;
};

// Position vectors: row `position + offset` of a table; without a table's name sinusoidal (all
// sines, then all cosines), or `computed`.
struct PositionEmbedding {
    std::string table; // rows x width
    Index rows = 0;
    Index width = 0;
    Index offset = 0;
    std::optional<Index> padding; // tokens with this ID do not count
    bool clampsToLast = false; // positions beyond the table use its last row
    std::optional<ComputedPositions> computed {};
};

// An image split into patches, each a token, after a learned class token.
struct Patches {
    Linear projection; // inputs: all values of a patch
    Index channels = 3;
    Index patchSize = 16; // pixels along a patch
    Index imageSize = 224; // pixels along the image
    // Normalisation of each channel: (colour - mean) / deviation.
    std::vector<double> mean {}, deviation {};
    std::string first; // tensor of the class token's vector
};

struct EmbeddingLayer {
    std::string table; // vocabulary x width; unused with patches
    Index vocabulary = 0;
    Index width = 0;
    Scalar scale = 1;
    std::optional<Patches> patches;
    std::optional<PositionEmbedding> positions;
    std::string types; // table of token types; empty: none
    Index typeCount = 0;
    std::optional<Norm> norm;
    std::optional<Linear> projection; // to the layers' width
    bool projectsFirst = false; // before the positions are added, not after the norm
};

// Recurrent decoder with attention: s_0 = tanh(start(mean of the encoder's states)); at step t the
// query s_{t-1} attends to the encoder's states, which gives the context c_t;
// s_t = cell(s_{t-1}, [token; c_t]); the output is [s_t; c_t; token].
struct AttentionDecoder {
    Recurrent cell;
    Linear start;
    AttentionLayer cross;
};

struct Stack {
    std::string path; // "" or "encoder/" or "decoder/"
    EmbeddingLayer embedding;
    // Instead of layers: a recurrent network over the tokens, or a recurrent decoder.
    std::optional<Recurrent> recurrentEncoder {};
    std::optional<AttentionDecoder> attentionDecoder {};
    std::vector<TransformerLayer> layers;
    std::optional<Norm> norm; // final norm
    bool normIsState = true; // the last hidden state in the trace includes the norm
    std::optional<Linear> projection; // after the norm
};

// Logits for each token of the vocabulary, or each class, from the last hidden states.
struct OutputHead {
    enum class Pooling { EachToken, FirstToken, MeanOfTokens };

    std::optional<Linear> dense;
    Activation activation = Activation::None;
    std::optional<Norm> norm;
    Linear decoder;
    Scalar scale = 1; // factor of the states
    Scalar softcap = 0;
    Pooling pooling = Pooling::EachToken;
    bool classes = false; // outputs are classes, not tokens

    // One row for the whole text.
    [[nodiscard]] bool isSingle() const { return pooling != Pooling::EachToken; }
};

// Kind of prediction of the output head: for each position the masked token, the next token, or the
// token's class (labels); for the whole image or text its class.
enum class PredictionKind { Nothing, MaskedTokens, NextTokens, Labels, Classes };

struct Architecture {
    std::string family;
    Stack stack; // or the encoder
    std::optional<Stack> decoder;
    std::optional<OutputHead> outputHead;
    Index maxPositions = 0; // 0: no limit of its own
    // The original kind of a network with interventions, whose masks may mislead.
    std::optional<PredictionKind> trainedFor {};
};

// For a network with interventions: the kind of the original.
PredictionKind predictionKind(const Architecture& network);

} // namespace core
