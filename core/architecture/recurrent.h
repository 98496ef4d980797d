#pragma once

#include "core/base/matrix.h"

#include <array>
#include <string>
#include <string_view>

namespace core {

// Recurrent cells with PyTorch's formulas and order of gates: tanh(a + b) [Elman 1990]; i, f, g, o,
// with a cell state [Hochreiter and Schmidhuber 1997]; r, z, n [Cho et al. 2014].
enum class RecurrentCell { Rnn, Lstm, Gru };
constexpr auto enumIds(RecurrentCell)
{
    return std::array<std::string_view, 3> { "rnn", "lstm", "gru" };
}

// Multiples of the hidden state's width: of the gates, and of the whole state (hidden state, and an
// LSTM's cell state).
constexpr Index gatesOf(RecurrentCell cell)
{
    return cell == RecurrentCell::Rnn ? 1 : cell == RecurrentCell::Lstm ? 4 : 3;
}
constexpr Index partsOf(RecurrentCell cell)
{
    return cell == RecurrentCell::Lstm ? 2 : 1;
}

// Description of a recurrent network: its tensors are `name` + "weight_ih" + `ending` (gates ·
// width x inputs), "weight_hh" (gates · width x width), "bias_ih" and "bias_hh".
struct Recurrent {
    RecurrentCell cell = RecurrentCell::Gru;
    std::string name; // "enc."
    std::string ending; // "_l0"
    Index inputs = 0;
    Index width = 0;
    bool bidirectional = false; // a second one, ending "_reverse", reads the last token first

    bool operator==(const Recurrent&) const = default;
};

} // namespace core
