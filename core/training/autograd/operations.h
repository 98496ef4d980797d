#pragma once

// Differentiable operations. Each records its backward function in the graph; tests compare every
// one with finite differences.

#include "core/architecture/activation.h"
#include "core/training/autograd/graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core::training {

// torch.nn.functional.linear: x Wᵀ + b. x: n x inputs, w: outputs x inputs, b: 1 x outputs.
Variable linear(Graph& graph, Variable x, Variable w, std::optional<Variable> b = {});

// torch.nn.functional.embedding: row i is row ids[i] of the table.
Variable rowsOf(Graph& graph, Variable table, std::span<const Index> ids);

Variable sum(Graph& graph, Variable a, Variable b);
Variable scaled(Graph& graph, Variable a, Scalar factor);
Variable concatenateColumns(Graph& graph, std::span<const Variable> parts); // torch.cat, dim=1
Variable concatenateRows(Graph& graph, std::span<const Variable> parts); // torch.cat, dim=0
// The given columns or rows of x.
Variable columns(Graph& graph, Variable x, IndexRange which);
Variable rows(Graph& graph, Variable x, IndexRange which);
// Concatenated neighbours: row t·B + b of the result holds the rows of the tokens t + around.begin
// … t + around.end - 1 of example b side by side, zeros beyond the ends. n·B x d -> n·B x
// |around|·d.
Variable windows(Graph& graph, Variable x, Index batch, IndexRange around);

// Zeros after the end of each example, which has lengths[b] tokens.
Variable maskPadding(Graph& graph, Variable x, std::span<const Index> lengths);

// Relu, Gelu (with erf) or Tanh.
Variable activated(Graph& graph, Variable x, Activation how);
// torch.nn.functional.layer_norm over each row: gain ∘ (x - mean)/√(variance + ε) + bias; gain,
// bias: 1 x d.
Variable layerNorm(Graph& graph, Variable x, Variable gain, Variable bias, double epsilon = 1e-5);
// torch.nn.functional.dropout: 0 with this probability, else divided by 1 - probability; drawn from
// a random stream.
Variable dropout(Graph& graph, Variable x, double probability, std::uint64_t key);

// Mean of each example's first lengths[b] tokens: n·B x d -> B x d.
Variable meanOverTokens(Graph& graph, Variable x, std::span<const Index> lengths);

} // namespace core::training
