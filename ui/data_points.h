#pragma once

#include "ui/regression.h"

#include <QString>

namespace ui {

class Document;

// The data of a kernel regression under the user's hand, each change one step of the history;
// moves of one point merge until Document::settle(). Numbers that were read from a file become the
// session's own with the first change; the file stays as it is.

// Where a point is by now, even if its numbers are still being computed.
std::optional<CurvePoint> dataPoint(const Document& document, core::Index point);
void movePoint(Document& document, core::Index point, CurvePoint to);
// Behind those there are; its number among them. Nothing if there are as many as there may be.
std::optional<core::Index> addPoint(Document& document, CurvePoint at);
// The last one stays.
void removePoint(Document& document, core::Index point);

// The name of the file that some of the data come from; empty if they are the session's own.
QString fileOfPoints(const core::Experiment& experiment);

} // namespace ui
