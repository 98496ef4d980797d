#pragma once

#include "core/base/matrix.h"
#include "core/experiment.h"

#include <QString>

#include <vector>

namespace ui {

// B − A, cell by cell: what the change from A to B did; `excluded` where either is. Where two ways
// to the same numbers were rounded otherwise and nothing else differs, nothing does.
struct Difference {
    core::Matrix cells;
    core::Index row = 0, column = 0; // of the largest difference
    float largest = 0; // by magnitude, with its sign
    double mean = 0; // of the magnitudes
    bool any = false; // a cell that both have
    bool rounded = false; // what differs is no more than rounding, and was taken for the same
};
Difference difference(const core::Matrix& a, const core::Matrix& b); // of the same shape

// A setting that is not the same in both, in words.
struct SettingChange {
    QString name;
    QString before, after;
};
std::vector<SettingChange> changes(const core::Experiment& a, const core::Experiment& b);

// "Temperature 1 → 2 · Heads 8 → 4"
QString changesText(const std::vector<SettingChange>& list);

} // namespace ui
