#pragma once

#include "ui/drawing/theme.h"

#include <QString>

#include <vector>

class QPainter;

namespace ui {

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
