#pragma once

#include "core/analysis/cell_explanation.h"

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

// One line of a cell's arithmetic: what is done, and the number that is then there.
struct ArithmeticLine {
    std::string_view what; // sum, raw, scaled, capped, mask, distance, masked, logit, numerator, …
    QString formula; // source of a Formula
    std::optional<double> number;
    QString words; // instead of a number: why the key is masked
    bool result = false; // the weight at the end
};

// The whole way from q and k to the weight, in order. Steps that change nothing are left out.
std::vector<ArithmeticLine> arithmetic(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell);

// The same as text for other programs, every number with nine significant digits, with the strips.
QString arithmeticText(
    const core::Trace& trace, const core::CellAt& at, const core::CellExplanation& cell);

} // namespace ui
