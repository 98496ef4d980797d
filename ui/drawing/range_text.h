#pragma once

#include "ui/drawing/colour_map.h"

#include <QString>
#include <QStringList>

namespace ui {

// Range of a matrix's values: "±50.4" for signed values, "up to 0.85" for weights.
QString rangeText(float largest, const ColourScale& scale);

// The same with the range of the colours, where matrices share a colour scale: "±50.4, colours to
// ±403". Longest text first; each one contains both ranges.
QStringList rangeTexts(float largest, const ColourScale& scale);

} // namespace ui
