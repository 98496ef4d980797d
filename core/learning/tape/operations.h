#pragma once

// What networks that learn are made of. Each records on the tape how its slope goes back; tests
// hold every one of them against finite differences.

#include "core/blocks/activation.h"
#include "core/learning/tape/tape.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core::learning {

// x·Wᵀ + b for rows x; W is outputs x inputs, b one row.
Variable linear(Tape& tape, Variable x, Variable w, std::optional<Variable> b = {});

// Row ids[i] of a table.
Variable rowsOf(Tape& tape, Variable table, std::span<const Index> ids);

Variable sum(Tape& tape, Variable a, Variable b);
Variable times(Tape& tape, Variable a, Scalar factor);
Variable beside(Tape& tape, std::span<const Variable> parts); // columns
Variable below(Tape& tape, std::span<const Variable> parts); // rows
Variable columns(Tape& tape, Variable x, Extent which);
Variable rows(Tape& tape, Variable x, Extent which);
// The middle of each row's neighbours: row t·B + b of the result has token t-before … t+after of
// example b side by side, zeros beyond the ends.
Variable windows(Tape& tape, Variable x, Index batch, Extent around);

// Zeros behind the end of each example, which has lengths[b] tokens.
Variable untilEnds(Tape& tape, Variable x, std::span<const Index> lengths);

// Relu, Gelu or Tanh.
Variable activated(Tape& tape, Variable x, Activation how);
Variable layerNorm(Tape& tape, Variable x, Variable gain, Variable bias, double epsilon = 1e-5);
// Each number is zero with this probability, else divided by what is left; drawn from a stream.
Variable dropout(Tape& tape, Variable x, double probability, std::uint64_t key);

// For each example the mean of its first lengths[b] tokens: n·B x d -> B x d.
Variable meanOverTokens(Tape& tape, Variable x, std::span<const Index> lengths);

} // namespace core::learning
