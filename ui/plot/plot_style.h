#pragma once

#include "ui/drawing/theme.h"

#include <QSharedPointer>
#include <QString>

#include <vector>

class QCPAxis;
class QCPAxisTicker;
class QPainter;

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

// One entry of a legend and the way it is drawn.
struct LegendItem {
    enum class Mark { Disc, Frame, Line, Dashes };
    QString word;
    QColor colour;
    Mark mark = Mark::Disc;
};

// Draws the items in wrapped lines and returns the height they take; without a painter it only
// measures.
qreal drawLegend(QPainter* painter, const QRectF& area, const Theme& theme,
    const std::vector<LegendItem>& items);

} // namespace ui
