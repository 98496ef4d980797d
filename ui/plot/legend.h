#pragma once

#include "ui/drawing/theme.h"

#include <QString>

#include <vector>

class QPainter;

namespace ui {

// One word of a legend, and how what it names is drawn.
struct LegendItem {
    enum class Mark { Disc, Frame, Line, Dashes };
    QString word;
    QColor colour;
    Mark mark = Mark::Disc;
};

// Sets the items one after another into lines of that width; returns the height they take. Only
// measures without a painter.
qreal drawLegend(QPainter* painter, const QRectF& area, const Theme& theme,
    const std::vector<LegendItem>& items);

} // namespace ui
