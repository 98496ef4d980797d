#include "ui/plot/corner_marks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

CornerMarks::CornerMarks(MatrixPanel* panel)
    : QCPLayerable(panel->parentPlot(), u"axes"_s, panel)
    , m_panel(panel)
{
}

void CornerMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void CornerMarks::draw(QCPPainter* painter)
{
    const Theme& theme = m_panel->theme();
    painter->setClipRect(m_panel->rect());
    painter->setPen(QPen(theme.paper, 1));
    painter->setBrush(theme.query);
    for (const Cell& cell : m_cells) {
        const QRectF box = m_panel->map()->cellRect(cell.row, cell.column);
        const qreal side
            = std::clamp(std::min(box.width(), box.height()) * 0.4, 5.0, 11 * theme.scale);
        const QPointF corner = box.topRight() + QPointF(1, 0);
        painter->drawPolygon(
            QPolygonF { corner, corner - QPointF(side, 0), corner + QPointF(0, side) });
    }
}

} // namespace ui
