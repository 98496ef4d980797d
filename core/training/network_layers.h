#pragma once

// What several networks are made of, on the tape, under PyTorch's names.

#include "core/architecture/activation.h"
#include "core/training/autograd/recurrent.h"
#include "core/training/network.h"

#include <optional>
#include <string>

namespace core::training {

// A weight's name, size and how it begins.
struct ParameterSpec {
    enum class Initialisation { Uniform, Normal, Ones, Zeros };

    std::string name;
    Index rows = 1;
    Index cols = 0;
    Initialisation initialisation = Initialisation::Uniform;
    double bound = 0; // of Uniform: from -reach to it
};
using ParameterSpecs = std::vector<ParameterSpec>;

ParameterSpecs embeddingParameters(const std::string& name, Index tokens, Index width);
ParameterSpecs linearParameters(
    const std::string& name, Index inputs, Index outputs, bool bias = true);
ParameterSpecs recurrentParameters(
    CellKind cell, Index inputs, Index width, const std::string& prefix, const std::string& suffix);
struct LayerSize {
    Index width = 0;
    int heads = 1;
    const AttentionChoice& attention;
};
// What a score has learnt, of all heads below each other: "score.w" and its like, behind `prefix`.
ParameterSpecs scoreParameters(const std::string& prefix, const LayerSize& size);
ParameterSpecs encoderLayerParameters(const std::string& prefix, const LayerSize& size);
ParameterSpecs decoderLayerParameters(const std::string& prefix, const LayerSize& size);
void add(ParameterSpecs& to, ParameterSpecs more);

// "name.weight" and "name.bias".
Variable linear(Graph& graph, const std::string& name, Variable x);

// Its states after each token, n·B x width, of one direction: nn.RNN, nn.LSTM or nn.GRU.
struct RecurrentReading {
    CellKind cell = CellKind::Gru;
    std::string name; // "enc": "enc.weight_ih_l0" …
    Index batch = 1;
    bool bidirectional = false; // the states of both side by side
    std::vector<Index> lengths {}; // as in Recurrence
};
Variable readBy(Graph& graph, const RecurrentReading& how, Variable x);
std::vector<Index> readLengths(const ForwardPass& pass);

// What is learnt of the places of the tokens called `tokens`: a table for a learned position.
ParameterSpecs positionParameters(
    const NetworkPosition& how, const std::string& tokens, Index width);

// Tokens with the vectors of their places added; as they are, where places are told otherwise.
struct Positions {
    const NetworkPosition& how;
    std::string tokens; // "src": the table is "src_place.weight"
    Index batch = 1;
};
Variable withPositions(Graph& graph, const Positions& placing, Variable x);

// nn.TransformerEncoderLayer and nn.TransformerDecoderLayer, four times as wide inside as outside.
struct LayerAsked {
    std::string name; // of the layer: "layers.0"
    std::string path; // of its attention: "layer1"
    int heads = 1;
    bool normFirst = false;
    Activation activation = Activation::Relu;
    AttentionChoice attention {};
};
Variable encoderLayer(const ForwardPass& pass, const LayerAsked& layer, Variable x);

// `path` is that of its attention to the encoder; of its own, "decoder/" stands before it instead
// of "cross/".
Variable decoderLayer(
    const ForwardPass& pass, const LayerAsked& layer, Variable x, Variable memory);

// Some are dropped while the network learns.
Variable applyDropout(const ForwardPass& pass, Variable x, std::string_view where);

} // namespace core::training
