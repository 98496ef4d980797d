#pragma once

#include "core/analysis/cell_explanation.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

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
