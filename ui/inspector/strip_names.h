#pragma once

#include "core/attention/score.h"
#include "core/reading/cell.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

// What the strips of a cell are, as sources of formulas: left, right, and what they make.
struct StripNames {
    QString left, right, terms;
    bool plain = false; // left and right are q and k themselves
};
StripNames stripNames(const core::Score& score, const core::CellAt& at);

// Of a rotary position: a query and a key before it turns them, and how they become q and k.
struct UnturnedStrips {
    QString query, key; // "x_7 W_Q"
    QString turnedQuery, turnedKey; // "q_7 = R_7(x_7 W_Q)"
    std::vector<double> queryNumbers, keyNumbers;
};
std::optional<UnturnedStrips> unturnedStrips(const core::Trace& trace, const core::CellAt& at);

// The sum of the terms as a formula; i and j are the numbers of query and key, from 1.
QString sumFormula(const core::Score& score, const QString& i, const QString& j);

// The logarithm of the kernel at the distance r.
QString kernelFormula(const core::KernelScore& score);

} // namespace ui
