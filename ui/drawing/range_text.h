#pragma once

#include "ui/drawing/colour_map.h"

#include <QString>
#include <QStringList>

namespace ui {

// How far the numbers of a matrix reach: "±50.4" of signed ones, "up to 0.85" of weights.
QString rangeText(float largest, const ColourScale& scale);

// The same, and how far its colours reach where other matrices share them: "±50.4, colours to
// ±403". The longest first, for where there is less room; each tells both.
QStringList rangeTexts(float largest, const ColourScale& scale);

} // namespace ui
