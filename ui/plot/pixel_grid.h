#pragma once

#include <QColor>
#include <QRectF>

class QCPPainter;
class QPainter;

namespace ui {

// Aligns boxes and lines to the pixels of a device, as cells are aligned. A vector device has no
// pixels: positions stay as they are.
class PixelGrid {
public:
    explicit PixelGrid(const QCPPainter& painter);
    explicit PixelGrid(qreal ratio) // device pixels per logical pixel; 0: a vector device
        : m_ratio(ratio)
    {
    }

    [[nodiscard]] QRectF whole(const QRectF& box) const; // aligned to pixels, as cells are drawn
    [[nodiscard]] qreal line(qreal width) const; // in whole pixels, at least one
    [[nodiscard]] qreal thinnest() const { return line(0); } // one visible pixel

private:
    qreal m_ratio;
};

// Paints a frame of the given width around a box, entirely outside it.
void paintAround(QPainter& painter, const QRectF& box, qreal width, const QColor& colour);

} // namespace ui
