#pragma once

#include "core/experiment.h"

#include <functional>
#include <optional>

namespace ui {

// Replaces an experiment by a kernel regression of the sample points (files/starters.h): custom
// attention with one head, Q = K = X, a Gaussian kernel.
void showRegressionExample(core::Experiment& experiment);

// The function that generated the data, where it is known: for the sample points.
std::optional<std::function<double(double)>> trueFunction(const core::Source& source);

} // namespace ui
