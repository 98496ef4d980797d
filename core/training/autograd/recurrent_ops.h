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
    std::optional<Variable> start; // B x parts·h, as the result's rows; absent: zeros
    Index batch = 1;
    bool reversed = false; // reads the last token first
    // Tokens of each example; its rows after the end are 0. Empty: all have n.
    std::vector<Index> lengths {};
};

// Hidden state after each token, and the cell state of an LSTM next to it: n·B x partsOf(cell)·h,
// the first h columns are the hidden state. nn.RNN, nn.LSTM, nn.GRU.
Variable recurrent(Graph& graph, const Recurrence& recurrence);

} // namespace core::training
