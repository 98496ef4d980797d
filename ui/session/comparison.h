#pragma once

#include "core/base/matrix.h"
#include "core/experiment.h"
#include "core/trace.h"

#include <QString>

#include <optional>
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

// Where the results of B begin to differ from those of A by more than rounding: the weights of a
// head or, if all weights are equal, the output of a layer.
struct Change {
    core::Index layer = 0, head = 0;
    bool output = false; // of the layer
    bool operator==(const Change&) const = default;
};
// Of two runs of one shape; prefers `head` among those of a layer. nullopt: nowhere.
std::optional<Change> firstChange(const core::Trace& a, const core::Trace& b, core::Index head);

// A setting that differs between A and B, as text.
struct SettingChange {
    QString name;
    QString before, after;
    bool operator==(const SettingChange&) const = default;
};
std::vector<SettingChange> changes(const core::Experiment& a, const core::Experiment& b);

// "Temperature 1 → 2 · Heads 8 → 4"
QString changesText(const std::vector<SettingChange>& list);

} // namespace ui
