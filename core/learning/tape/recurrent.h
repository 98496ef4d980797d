#pragma once

#include "core/learning/tape/tape.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace core::learning {

// Networks that read token by token and keep a state. As PyTorch has them, gates in its order:
// tanh(a + b) [Elman 1990]; i, f, g, o, with a cell beside the state [Hochreiter and Schmidhuber
// 1997]; r, z, n [Cho et al. 2014].
enum class Cell { Rnn, Lstm, Gru };
constexpr auto enumIds(Cell)
{
    return std::array<std::string_view, 3> { "rnn", "lstm", "gru" };
}

Index gatesOf(Cell cell); // how many times the state's width its gates have
Index partsOf(Cell cell); // likewise what it keeps: the state, and the cell of an LSTM

struct Recurrence {
    Cell cell = Cell::Gru;
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
Variable recurrent(Tape& tape, const Recurrence& recurrence);

} // namespace core::learning
