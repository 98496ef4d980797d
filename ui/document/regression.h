#pragma once

#include "core/trace.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

class Actions;
class ViewModel;

// The data, prediction and weights of a kernel regression on a line. Empty if the points do not lie
// on a line.
struct Regression {
    std::vector<double> x, y; // the data: key j, its first target
    std::vector<double> queryX; // query positions
    std::vector<double> predicted; // the trace's output there; NaN where no key has a weight
    std::vector<core::Index> order; // queries from left to right

    [[nodiscard]] bool drawable() const { return !x.empty() && !queryX.empty(); }
};

Regression regressionOf(const core::Trace& trace);

struct CurvePoint {
    double x = 0;
    double y = 0;
};

// The prediction between the query positions too, from left to right: a kernel with an edge makes
// it jump anywhere. Only the query positions themselves where these are dense and more would be
// costly; empty where the values between them are unknown, or where the prediction is not a
// function of the position alone (masks, position encodings).
std::vector<CurvePoint> meanCurve(const core::Trace& trace);

// The weight that a key at each position of `at` would get from this query, next to the existing
// keys: the kernel's shape, scaled to the weights' maximum. Empty where the weights are not a
// function of the position alone (masks, position encodings, a normaliser that needs all keys).
std::vector<CurvePoint> weightForm(
    const core::Trace& trace, core::Index head, core::Index query, const std::vector<double>& at);

// Edits the data of a kernel regression, each change one undo step; moves of one point merge until
// Actions::commitEdit(). Data read from a file become the session's own with the first change; the
// file stays as it is.

// The point's current location, even while its numbers are still being computed.
std::optional<CurvePoint> dataPoint(const ViewModel& viewModel, core::Index point);
void movePoint(const ViewModel& viewModel, Actions& actions, core::Index point, CurvePoint to);
// Adds a point after the existing ones and returns its index; nullopt at the largest allowed
// number.
std::optional<core::Index> addPoint(const ViewModel& viewModel, Actions& actions, CurvePoint at);
// Keeps the last remaining point.
void removePoint(const ViewModel& viewModel, Actions& actions, core::Index point);

// The file that some of the data come from; empty if the session holds them all.
QString fileOfPoints(const core::Experiment& experiment);

} // namespace ui
