#pragma once

#include "ui/document/regression.h"

#include <QString>

namespace ui {

class Actions;
class ViewModel;

// The data of a kernel regression under the user's hand, each change one step of the history;
// moves of one point merge until Commands::settle(). Numbers that were read from a file become the
// session's own with the first change; the file stays as it is.

// Where a point is by now, even if its numbers are still being computed.
std::optional<CurvePoint> dataPoint(const ViewModel& viewModel, core::Index point);
void movePoint(const ViewModel& viewModel, Actions& commands, core::Index point, CurvePoint to);
// Behind those there are; its number among them. Nothing if there are as many as there may be.
std::optional<core::Index> addPoint(const ViewModel& viewModel, Actions& commands, CurvePoint at);
// The last one stays.
void removePoint(const ViewModel& viewModel, Actions& commands, core::Index point);

// The name of the file that some of the data come from; empty if they are the session's own.
QString fileOfPoints(const core::Experiment& experiment);

} // namespace ui
