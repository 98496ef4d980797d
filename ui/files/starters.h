#pragma once

#include "core/experiment.h"
#include "core/trace.h"

#include <QString>

#include <functional>
#include <optional>

namespace ui {

// Asks the user for a file; empty: cancelled. `what` goes into the title.
using ChooseFile = std::function<QString(const QString& what)>;

// Some kinds need data: a file of weights, a matrix, points. Missing data are asked for, or copied
// from the trace on screen. Returns false if the user cancels.
bool supplyWhatIsMissing(
    core::Experiment& experiment, const core::Trace* shown, const ChooseFile& choose);

// Noisy points around y = 2 sin x + x^0.8, the curve of many lectures, with query positions between
// them.
core::PointSource samplePoints();

// Replaces an experiment by a kernel regression of the sample points (files/starters.h): custom
// attention with one head, Q = K = X, a Gaussian kernel.
void showRegressionExample(core::Experiment& experiment);

// The function that generated the data, where it is known: for the sample points.
std::optional<std::function<double(double)>> trueFunction(const core::Source& source);

} // namespace ui
