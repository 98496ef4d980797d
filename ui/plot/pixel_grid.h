#pragma once

#include <qcustomplot.h>

namespace ui {

// Where the pixels of a device begin and end, for lines that end where cells begin. A vector
// picture has none: there everything stands where it is.
class PixelGrid {
public:
    explicit PixelGrid(const QCPPainter& painter);
    explicit PixelGrid(qreal ratio) // pixels of the device by logical pixel; 0: none
        : m_ratio(ratio)
    {
    }

    [[nodiscard]] QRectF whole(const QRectF& box) const; // from pixel to pixel, as cells are drawn
    [[nodiscard]] qreal line(qreal width) const; // of whole pixels, at least one
    [[nodiscard]] qreal thinnest() const { return line(0); } // what can be seen

private:
    qreal m_ratio;
};

// A line of a width around a box, all of it outside.
void paintAround(QPainter& painter, const QRectF& box, qreal width, const QColor& colour);

} // namespace ui
