#pragma once

// What several networks are made of, on the tape, under PyTorch's names.

#include "core/blocks/activation.h"
#include "core/learning/network.h"
#include "core/learning/tape/recurrent.h"

#include <optional>
#include <string>

namespace core::learning {

// A weight's name, size and how it begins.
struct WeightForm {
    enum class Start { Uniform, Normal, Ones, Zeros };

    std::string name;
    Index rows = 1;
    Index cols = 0;
    Start start = Start::Uniform;
    double reach = 0; // of Uniform: from -reach to it
};
using WeightForms = std::vector<WeightForm>;

WeightForms embeddingForms(const std::string& name, Index tokens, Index width);
WeightForms linearForms(const std::string& name, Index inputs, Index outputs, bool bias = true);
WeightForms cellForms(
    Cell cell, Index inputs, Index width, const std::string& prefix, const std::string& suffix);
struct LayerSize {
    Index width = 0;
    int heads = 1;
    const AttentionChoice& attention;
};
// What a score has learnt, of all heads below each other: "score.w" and its like, behind `prefix`.
WeightForms scoreForms(const std::string& prefix, const LayerSize& size);
WeightForms encoderLayerForms(const std::string& prefix, const LayerSize& size);
WeightForms decoderLayerForms(const std::string& prefix, const LayerSize& size);
void add(WeightForms& to, WeightForms more);

// "name.weight" and "name.bias".
Variable linear(Tape& tape, const std::string& name, Variable x);

// Its states after each token, n·B x width, of one direction: nn.RNN, nn.LSTM or nn.GRU.
struct Reading {
    Cell cell = Cell::Gru;
    std::string name; // "enc": "enc.weight_ih_l0" …
    Index batch = 1;
    bool bothWays = false; // the states of both side by side
    std::vector<Index> lengths {}; // as in Recurrence
};
Variable readBy(Tape& tape, const Reading& how, Variable x);
std::vector<Index> readLengths(const Pass& pass);

// What is learnt of the places of the tokens called `tokens`: a table for a learned position.
WeightForms placeForms(const NetworkPosition& how, const std::string& tokens, Index width);

// Tokens with the vectors of their places added; as they are, where places are told otherwise.
struct Placing {
    const NetworkPosition& how;
    std::string tokens; // "src": the table is "src_place.weight"
    Index batch = 1;
};
Variable withPlaces(Tape& tape, const Placing& placing, Variable x);

// nn.TransformerEncoderLayer and nn.TransformerDecoderLayer, four times as wide inside as outside.
struct LayerAsked {
    std::string name; // of the layer: "layers.0"
    std::string path; // of its attention: "layer1"
    int heads = 1;
    bool normFirst = false;
    Activation activation = Activation::Relu;
    AttentionChoice attention {};
};
Variable encoderLayer(const Pass& pass, const LayerAsked& layer, Variable x);

// `path` is that of its attention to the encoder; of its own, "decoder/" stands before it instead
// of "cross/".
Variable decoderLayer(const Pass& pass, const LayerAsked& layer, Variable x, Variable memory);

// Some are dropped while the network learns.
Variable thinned(const Pass& pass, Variable x, std::string_view where);

} // namespace core::learning
