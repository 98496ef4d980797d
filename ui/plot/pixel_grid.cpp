#include "ui/plot/pixel_grid.h"

#include <qcustomplot.h>

#include <algorithm>

namespace ui {

PixelGrid::PixelGrid(const QCPPainter& painter)
    : m_ratio(painter.modes().testFlag(QCPPainter::pmVectorized)
            ? 0
            : painter.device()->devicePixelRatioF())
{
}

QRectF PixelGrid::whole(const QRectF& box) const
{
    if (m_ratio == 0)
        return box;
    const auto corner = [this](const QPointF& at) {
        return QPointF(qRound(at.x() * m_ratio), qRound(at.y() * m_ratio)) / m_ratio;
    };
    return { corner(box.topLeft()), corner(box.bottomRight()) };
}

qreal PixelGrid::line(qreal width) const
{
    constexpr qreal hairline = 0.5; // in a vector figure
    return m_ratio == 0 ? std::max(width, hairline)
                        : std::max(1, qRound(width * m_ratio)) / m_ratio;
}

void paintAround(QPainter& painter, const QRectF& box, qreal width, const QColor& colour)
{
    const QRectF outer = box.marginsAdded({ width, width, width, width });
    painter.fillRect(QRectF(outer.topLeft(), QPointF(outer.right(), box.top())), colour);
    painter.fillRect(QRectF(QPointF(outer.left(), box.bottom()), outer.bottomRight()), colour);
    painter.fillRect(
        QRectF(QPointF(outer.left(), box.top()), QPointF(box.left(), box.bottom())), colour);
    painter.fillRect(
        QRectF(QPointF(box.right(), box.top()), QPointF(outer.right(), box.bottom())), colour);
}

} // namespace ui
