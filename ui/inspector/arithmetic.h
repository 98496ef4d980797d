#pragma once

#include "core/analysis/cell_explanation.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

// A query and a key before the rotation by a rotary position encoding, and the formulas of q and k
// after it.
struct UnrotatedStrips {
    QString query, key; // "x_7 W_Q"
    QString rotatedQuery, rotatedKey; // "q_7 = R_7(x_7 W_Q)"
    std::vector<double> queryNumbers, keyNumbers;
};
std::optional<UnrotatedStrips> unrotatedStrips(const core::Trace& trace, const core::CellAt& at);

// One line of a cell's arithmetic: the operation and its result.
struct ArithmeticLine {
    std::string_view what; // sum, raw, scaled, capped, mask, distance, masked, logit, numerator, …
    QString formula; // source of a Formula
    std::optional<double> number;
    QString words; // instead of a number: why the key is masked
    bool result = false; // the weight at the end
};

// All operations from q and k to the weight, in order, without those that change nothing.
std::vector<ArithmeticLine> arithmetic(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell);

// The same as text for other programs, including the strips; every number has nine significant
// digits.
QString arithmeticText(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell);

} // namespace ui
