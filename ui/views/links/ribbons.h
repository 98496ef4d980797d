#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>

#include <vector>

namespace ui {

// A curve in the form of an S that leaves and arrives level.
struct Ribbon {
    QPointF from, to;
    qreal width = 1;
    QColor colour;
    bool dashed = false;
};

// For any device.
void strokeRibbons(QPainter& painter, const std::vector<Ribbon>& ribbons);

// The same on an image (ARGB32 premultiplied, with its device pixel ratio), several times as fast:
// all ribbons go from one x to one other, so that their form is computed once, and a column of
// pixels at a time is blended.
void blendRibbons(QImage& image, const std::vector<Ribbon>& ribbons);

} // namespace ui
