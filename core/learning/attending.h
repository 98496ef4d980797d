#pragma once

#include "core/learning/tape.h"

#include <span>
#include <vector>

namespace core::learning {

// Scores of one query of each of B examples and the example's m keys (m·B rows): B x m.
// additive: u·tanh(q + k), u one row [Bahdanau et al. 2015]; dot: q·k.
Variable additiveScores(Tape& tape, Variable q, Variable k, Variable u);
Variable dotScores(Tape& tape, Variable q, Variable k);

// Softmax of each row's first lengths[b] columns; zeros behind them.
Variable softmaxOf(Tape& tape, Variable scores, std::span<const Index> lengths);

// The values of each example (m·B rows), weighted by its row of weights: B rows.
Variable mixed(Tape& tape, Variable weights, Variable values);

// Of queries n·B x h·d, keys and values m·B x h·d, as PyTorch's nn.MultiheadAttention has them
// between its projections: softmax(q·kᵀ/√d) v in each of h heads.
struct HeadsAsked {
    Variable q, k, v;
    int heads = 1;
    std::span<const Index> lengths; // of the keys, by example: what lies behind is not looked at
    bool causal = false; // nor are keys after the query
    Matrix* weights = nullptr; // where they are wanted, too: B·h·n rows, example by example
};
Variable attended(Tape& tape, const HeadsAsked& asked);

} // namespace core::learning
