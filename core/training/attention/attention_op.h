#pragma once

#include "core/training/attention/attention_choice.h"
#include "core/training/attention/rotary_heads.h"
#include "core/training/autograd/graph.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core::training {

// Scores between one query per example and the example's m keys. q: B x d, k: m·B x d, u: 1 x d;
// returns B x m. additive: u·tanh(q + k) [Bahdanau et al. 2015]; dot: q·k.
Variable additiveScores(Graph& graph, Variable q, Variable k, Variable u);
Variable dotScores(Graph& graph, Variable q, Variable k);

// Softmax of each row's first lengths[b] columns, 0 in the rest: B x m.
Variable softmaxOf(Graph& graph, Variable scores, std::span<const Index> lengths);

// Σ_j a_j v_j for each example. weights: B x m, values: m·B x d; returns B x d.
Variable weightedSum(Graph& graph, Variable weights, Variable values);

struct AttentionInputs {
    Variable q, k, v; // q: n·B x h·d; k, v: m·B x h·d
    int heads = 1;
    std::span<const Index> lengths; // of the keys, by example (key padding mask)
    bool causal = false; // without keys after the query
    std::optional<double> divisor {}; // of the scores; nullopt: √d
    Matrix* weights = nullptr; // out, or null: B·h·n x m, example by example
};

// softmax(q kᵀ/√d) v in each of h heads: n·B x h·d, as nn.MultiheadAttention between its
// projections.
Variable headAttention(Graph& graph, const AttentionInputs& inputs);

struct GenericAttention {
    const AttentionChoice& choice;
    std::string name; // "layers.0.self_attn.": prefix of the score's parameters
    bool selfAttention = true; // masks and ALiBi act only here
};

// headAttention with any score, scaling, mask and normaliser (generic_heads.h).
Variable headAttention(
    Graph& graph, const AttentionInputs& inputs, const GenericAttention& generic);

// RoPE: each head of the queries or keys rotated by its token's position. x: n·B x h·d.
Variable rotated(Graph& graph, const RotaryHeads& rope, Variable x);

} // namespace core::training
