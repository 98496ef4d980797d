#pragma once

#include "core/architecture/recurrent.h"
#include "core/training/autograd/graph.h"

#include <optional>
#include <vector>

namespace core::training {

using CellKind = RecurrentCell;

struct Recurrence {
    CellKind cell = CellKind::Gru;
    Variable fromInput; // n·B rows: x·W_ihᵀ + b_ih
    Variable wHh, bHh; // gates x h, 1 x gates
    std::optional<Variable> start; // what is kept at first, B rows; absent: zeros
    Index batch = 1;
    bool reversed = false; // reads the last token first
    // How many tokens each example has; behind its end it keeps zeros. Empty: all have as many.
    std::vector<Index> lengths {};
};

// What is kept after each token, beside the token: n·B rows of partsOf(cell)·h columns, of which
// the first h are the state.
Variable recurrent(Graph& graph, const Recurrence& recurrence);

} // namespace core::training
