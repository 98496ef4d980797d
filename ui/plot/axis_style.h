#pragma once

#include "ui/drawing/theme.h"

#include <qcustomplot.h>

namespace ui {

// The look of an axis with numbers: the theme's colours and fonts, few ticks, no grid but the line
// at zero, a real minus sign and no rewritten exponents.
void styleAxis(QCPAxis* axis, const Theme& theme);
// The sides opposite to those with numbers: a line only.
void styleBareAxis(QCPAxis* axis, const Theme& theme);
// Numbers with a real minus sign.
QSharedPointer<QCPAxisTicker> minusTicker();

} // namespace ui
