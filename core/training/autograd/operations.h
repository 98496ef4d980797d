#pragma once

// What networks that learn are made of. Each records on the tape how its slope goes back; tests
// hold every one of them against finite differences.

#include "core/architecture/activation.h"
#include "core/training/autograd/graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core::training {

// x·Wᵀ + b for rows x; W is outputs x inputs, b one row.
Variable linear(Graph& graph, Variable x, Variable w, std::optional<Variable> b = {});

// Row ids[i] of a table.
Variable rowsOf(Graph& graph, Variable table, std::span<const Index> ids);

Variable sum(Graph& graph, Variable a, Variable b);
Variable scaled(Graph& graph, Variable a, Scalar factor);
Variable concatenateColumns(Graph& graph, std::span<const Variable> parts); // columns
Variable concatenateRows(Graph& graph, std::span<const Variable> parts); // rows
Variable columns(Graph& graph, Variable x, IndexRange which);
Variable rows(Graph& graph, Variable x, IndexRange which);
// The middle of each row's neighbours: row t·B + b of the result has token t-before … t+after of
// example b side by side, zeros beyond the ends.
Variable windows(Graph& graph, Variable x, Index batch, IndexRange around);

// Zeros behind the end of each example, which has lengths[b] tokens.
Variable maskPadding(Graph& graph, Variable x, std::span<const Index> lengths);

// Relu, Gelu or Tanh.
Variable activated(Graph& graph, Variable x, Activation how);
Variable layerNorm(Graph& graph, Variable x, Variable gain, Variable bias, double epsilon = 1e-5);
// Each number is zero with this probability, else divided by what is left; drawn from a stream.
Variable dropout(Graph& graph, Variable x, double probability, std::uint64_t key);

// For each example the mean of its first lengths[b] tokens: n·B x d -> B x d.
Variable meanOverTokens(Graph& graph, Variable x, std::span<const Index> lengths);

} // namespace core::training
