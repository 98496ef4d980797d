#pragma once

// Layers that several networks share, recorded on the graph; parameters have PyTorch's names.

#include "core/architecture/activation.h"
#include "core/training/autograd/recurrent_ops.h"
#include "core/training/network.h"

#include <optional>
#include <string>

namespace core::training {

// Name, shape and initialisation of one parameter.
struct ParameterSpec {
    enum class Initialisation { Uniform, Normal, Ones, Zeros };

    std::string name;
    Index rows = 1;
    Index cols = 0;
    Initialisation initialisation = Initialisation::Uniform;
    double bound = 0; // Uniform in [-bound, bound)
};
using ParameterSpecs = std::vector<ParameterSpec>;

// nn.Embedding: tokens x width, normal.
ParameterSpecs embeddingParameters(const std::string& name, Index tokens, Index width);
// nn.Linear: weight outputs x inputs, bias 1 x outputs, both uniform in ±1/√inputs.
ParameterSpecs linearParameters(
    const std::string& name, Index inputs, Index outputs, bool bias = true);
// nn.RNN, nn.LSTM or nn.GRU: weight_ih gates·width x inputs, weight_hh gates·width x width, bias_ih
// and bias_hh; all uniform in ±1/√width.
ParameterSpecs recurrentParameters(
    CellKind cell, Index inputs, Index width, const std::string& prefix, const std::string& suffix);
struct LayerSize {
    Index width = 0;
    int heads = 1;
    const AttentionChoice& attention;
};
// Parameters of the score, all heads stacked by rows: `prefix` + "score.w" and so on.
ParameterSpecs scoreParameters(const std::string& prefix, const LayerSize& size);
// nn.TransformerEncoderLayer and nn.TransformerDecoderLayer.
ParameterSpecs encoderLayerParameters(const std::string& prefix, const LayerSize& size);
ParameterSpecs decoderLayerParameters(const std::string& prefix, const LayerSize& size);
void add(ParameterSpecs& to, ParameterSpecs more);

// nn.Linear with the parameters "name.weight" and "name.bias".
Variable linear(Graph& graph, const std::string& name, Variable x);

struct RecurrentLayer {
    CellKind cell = CellKind::Gru;
    std::string name; // "enc": "enc.weight_ih_l0" …
    Index batch = 1;
    bool bidirectional = false; // both directions' states, concatenated
    std::vector<Index> lengths {}; // as in Recurrence
};

// Hidden states after each token, n·B x width (n·B x 2·width if bidirectional): nn.RNN, nn.LSTM or
// nn.GRU with one layer.
Variable hiddenStates(Graph& graph, const RecurrentLayer& layer, Variable x);

// The lengths of a packed batch (pack_padded_sequence); empty: every text has the batch's length.
std::vector<Index> packedLengths(const ForwardPass& pass);

// Parameters of the positions of `tokens` ("src" or "tgt"): a position embedding for
// LearnedPosition.
ParameterSpecs positionParameters(
    const NetworkPosition& how, const std::string& tokens, Index width);

struct Positions {
    const NetworkPosition& choice;
    std::string tokens; // "src": the embedding is "src_place.weight"
    Index batch = 1;
};

// x plus the position vectors; x itself where the position acts on the scores (Rotary, Alibi).
Variable withPositions(Graph& graph, const Positions& positions, Variable x);

struct LayerRequest {
    std::string name; // of the layer: "layers.0"
    std::string path; // of its attention: "layer1"
    int heads = 1;
    bool normFirst = false;
    Activation activation = Activation::Relu;
    AttentionChoice attention {};
};

// nn.TransformerEncoderLayer, dim_feedforward = 4·width.
Variable encoderLayer(const ForwardPass& pass, const LayerRequest& layer, Variable x);

// nn.TransformerDecoderLayer; layer.path is recorded with "decoder/" for the self-attention and
// "cross/" for the cross-attention.
Variable decoderLayer(
    const ForwardPass& pass, const LayerRequest& layer, Variable x, Variable memory);

// nn.Dropout with the random stream `where` of the pass; probability 0 outside training.
Variable applyDropout(const ForwardPass& pass, Variable x, std::string_view where);

} // namespace core::training
