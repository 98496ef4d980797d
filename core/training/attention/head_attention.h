#pragma once

#include "core/training/attention/attention_choice.h"
#include "core/training/attention/rotary_heads.h"
#include "core/training/autograd/graph.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::training {

// Scores of one query of each of B examples and the example's m keys (m·B rows): B x m.
// additive: u·tanh(q + k), u one row [Bahdanau et al. 2015]; dot: q·k.
Variable additiveScores(Graph& graph, Variable q, Variable k, Variable u);
Variable dotScores(Graph& graph, Variable q, Variable k);

// Softmax of each row's first lengths[b] columns; zeros behind them.
Variable softmaxOf(Graph& graph, Variable scores, std::span<const Index> lengths);

// The values of each example (m·B rows), weighted by its row of weights: B rows.
Variable weightedSum(Graph& graph, Variable weights, Variable values);

// Of queries n·B x h·d, keys and values m·B x h·d, as PyTorch's nn.MultiheadAttention has them
// between its projections: softmax(q·kᵀ/√d) v in each of h heads.
struct AttentionInputs {
    Variable q, k, v;
    int heads = 1;
    std::span<const Index> lengths; // of the keys, by example: what lies behind is not looked at
    bool causal = false; // nor are keys after the query
    std::optional<double> divisor {}; // of the scores; none: √d
    Matrix* weights = nullptr; // where they are wanted, too: B·h·n rows, example by example
};
Variable headAttention(Graph& graph, const AttentionInputs& asked);

// The same by any score, scaling, mask and normaliser (chosen_heads.h).
struct GenericAttention {
    const AttentionChoice& how;
    std::string name; // "layers.0.self_attn.": what the score has learnt is behind it
    bool within = true; // queries and keys are one sequence: masks and ALiBi act
};
Variable headAttention(Graph& graph, const AttentionInputs& asked, const GenericAttention& chosen);

// Queries or keys, each head's turned by their tokens' places.
Variable rotated(Graph& graph, const RotaryHeads& rope, Variable x);

} // namespace core::training
