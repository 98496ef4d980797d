#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>

#include <vector>

namespace ui {

// An S-shaped curve with horizontal ends.
struct Ribbon {
    QPointF from, to;
    qreal width = 1;
    QColor colour;
    bool dashed = false;
};

// Strokes the ribbons on any device.
void strokeRibbons(QPainter& painter, const std::vector<Ribbon>& ribbons);

// The same on an image (ARGB32 premultiplied, with its device pixel ratio), several times as fast:
// all ribbons share their start x and end x, so their shape is computed once, and pixels are
// blended column by column.
void blendRibbons(QImage& image, const std::vector<Ribbon>& ribbons);

} // namespace ui
