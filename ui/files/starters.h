#pragma once

#include "core/experiment.h"
#include "core/trace.h"

#include <QString>

#include <functional>

namespace ui {

// Asks the user for a file; empty: the user thought better of it. `what` goes into the title.
using ChooseFile = std::function<QString(const QString& what)>;

// Some alternatives say nothing without data: a file of weights, a matrix, points. What is missing
// is asked for, or begun with what is on screen. False: the user did not want to.
bool supplyWhatIsMissing(
    core::Experiment& experiment, const core::Trace* shown, const ChooseFile& choose);

// Points around y = 2 sin x + x^0.8, the curve of many lectures, with some noise, and the places in
// between where the regression is asked for.
core::PointSource samplePoints();

} // namespace ui
