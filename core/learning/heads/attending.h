#pragma once

#include "core/learning/heads/attention_choice.h"
#include "core/learning/heads/turned_heads.h"
#include "core/learning/tape/tape.h"

#include <optional>
#include <span>
#include <string>
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
    std::optional<double> divisor {}; // of the scores; none: √d
    Matrix* weights = nullptr; // where they are wanted, too: B·h·n rows, example by example
};
Variable attended(Tape& tape, const HeadsAsked& asked);

// The same by any score, scaling, mask and normaliser (chosen_heads.h).
struct ChosenAttention {
    const AttentionChoice& how;
    std::string name; // "layers.0.self_attn.": what the score has learnt is behind it
    bool within = true; // queries and keys are one sequence: masks and ALiBi act
};
Variable attended(Tape& tape, const HeadsAsked& asked, const ChosenAttention& chosen);

// Queries or keys, each head's turned by their tokens' places.
Variable turned(Tape& tape, const Turning& turning, Variable x);

} // namespace core::learning
