#include "ui/plot/corner_marks.h"

#include "ui/plot/panel_labels.h"
#include "ui/plot/pixel_grid.h"

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

// Draws in the cell's corner or, where that would cover most of the cell, at the ends of its row
// and column, outside the map.
void CornerMarks::draw(QCPPainter* painter)
{
    constexpr qreal smallest = 5;
    const Theme& theme = m_panel->theme();
    painter->setClipping(false);
    painter->setBrush(theme.query);
    const QRectF map = m_panel->rect();
    const PixelGrid grid(*painter);
    for (const Cell& cell : m_cells) {
        const QRectF box = grid.whole(m_panel->map()->cellBox(cell.row, cell.column));
        const qreal least = std::min(box.width(), box.height());
        if (!map.contains(box.center()))
            continue;
        if (least > smallest && box.width() * box.height() >= 4 * smallest * smallest) {
            painter->setPen(QPen(theme.paper, 1));
            drawMark(painter, box.topRight(), std::clamp(least * 0.4, smallest, 11 * theme.scale));
            continue;
        }
        const qreal side = PanelLabels::gap(theme);
        painter->setPen(Qt::NoPen);
        drawMark(painter, { box.center().x() + side / 2, map.top() - side - 1 }, side);
        drawMark(painter, { map.right() + side + 1, box.center().y() - side / 2 }, side);
    }
}

void CornerMarks::drawMark(QCPPainter* painter, QPointF corner, qreal side)
{
    painter->drawPolygon(
        QPolygonF { corner, corner - QPointF(side, 0), corner + QPointF(0, side) });
}

} // namespace ui
