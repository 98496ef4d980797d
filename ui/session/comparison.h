#pragma once

#include "core/base/matrix.h"
#include "core/experiment.h"

#include <QString>

#include <vector>

namespace ui {

// B − A, cell by cell: the effect of the change from A to B; `excluded` where either is. Where all
// differences are within rounding, they count as 0.
struct Difference {
    core::Matrix cells;
    core::Index row = 0, column = 0; // position of the largest difference
    float largest = 0; // largest magnitude, with its sign
    double mean = 0; // mean of the magnitudes
    bool any = false; // A and B share a cell
    bool rounded = false; // the only differences were rounding and count as 0
};
Difference difference(const core::Matrix& a, const core::Matrix& b); // of the same shape

// A setting that differs between A and B, as text.
struct SettingChange {
    QString name;
    QString before, after;
};
std::vector<SettingChange> changes(const core::Experiment& a, const core::Experiment& b);

// "Temperature 1 → 2 · Heads 8 → 4"
QString changesText(const std::vector<SettingChange>& list);

} // namespace ui
