#pragma once

#include "ui/document/regression.h"

#include <QString>

namespace ui {

class Actions;
class ViewModel;

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
