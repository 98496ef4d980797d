#pragma once

#include "ui/drawing/theme.h"

#include <QSharedPointer>

class QCPAxis;
class QCPAxisTicker;

namespace ui {

// Styles a numeric axis: the theme's colours and fonts, few ticks, only the zero grid line, a real
// minus sign, plain exponents (1e5).
void styleAxis(QCPAxis* axis, const Theme& theme);
// Styles the opposite sides: a line only.
void styleBareAxis(QCPAxis* axis, const Theme& theme);
// Writes tick labels with a real minus sign.
QSharedPointer<QCPAxisTicker> minusTicker();
// The same, with ticks at whole numbers only.
QSharedPointer<QCPAxisTicker> wholeTicker();

} // namespace ui
