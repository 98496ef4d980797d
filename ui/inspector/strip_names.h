#pragma once

#include "core/cell.h"
#include "core/score.h"

#include <QString>

namespace ui {

// What the strips of a cell are, as sources of formulas: left, right, and what they make.
struct StripNames {
    QString left, right, terms;
};
StripNames stripNames(const core::Score& score, const core::CellAt& at);

// The sum of the terms as a formula; i and j are the numbers of query and key, from 1.
QString sumFormula(const core::Score& score, const QString& i, const QString& j);

// The logarithm of the kernel at the distance r.
QString kernelFormula(const core::KernelScore& score);

} // namespace ui
