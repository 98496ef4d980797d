#include "ui/plot/highlights.h"

#include "ui/plot/panel_labels.h"
#include "ui/plot/pixel_grid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal seamShare = 0.2; // largest part of a neighbour under a line

    // A line around cells with a halo in the paper's colour, visible on cells of any colour.
    struct Seam {
        qreal line = 0, halo = 0;
    };

    // The seam between cells of this size; zero where they are too small.
    Seam seamFor(qreal cell, const PixelGrid& grid, const Theme& theme)
    {
        const qreal room = seamShare * cell;
        const qreal line = grid.line(1.2 * theme.lineWidth);
        const qreal halo = grid.line(0.9 * theme.lineWidth);
        if (line + halo <= room)
            return { line, halo };
        if (line <= room)
            return { line, 0 };
        return { grid.thinnest() <= room ? grid.thinnest() : 0, 0 };
    }

} // namespace

Highlights::Highlights(MatrixPanel* panel)
    : QCPLayerable(panel->parentPlot(), u"lights"_s, panel)
    , m_panel(panel)
{
}

void Highlights::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(false);
}

void Highlights::draw(QCPPainter* painter)
{
    const MatrixPtr& matrix = m_panel->content().matrix;
    if (!matrix || matrix->empty() || m_panel->rect().isEmpty())
        return;
    const Highlight& lit = m_panel->light();
    const Theme& theme = m_panel->theme();
    drawLabels(painter);
    painter->setAntialiasing(false);
    if (lit.column && *lit.column < matrix->cols())
        light(painter, Qt::Vertical, *lit.column, theme.k);
    if (lit.keyRow && *lit.keyRow < matrix->rows())
        light(painter, Qt::Horizontal, *lit.keyRow, theme.k);
    if (lit.row && *lit.row < matrix->rows())
        light(painter, Qt::Horizontal, *lit.row, theme.query);
    if (lit.cell && lit.cell->row < matrix->rows() && lit.cell->column < matrix->cols())
        lightCell(painter, *lit.cell);
}

// The visible part of a box while the panel is zoomed; may be empty.
QRectF Highlights::inSight(const QRectF& box) const
{
    return box & QRectF(m_panel->rect());
}

// Highlights a row or a column across the whole panel, with ends outside.
void Highlights::light(
    QCPPainter* painter, Qt::Orientation along, core::Index index, const QColor& colour) const
{
    constexpr qreal outside = 2;
    const bool isRow = along == Qt::Horizontal;
    const QRectF cell = m_panel->map()->cellBox(isRow ? index : 0, isRow ? 0 : index);
    QRectF strip = m_panel->rect();
    if (isRow) {
        strip.setTop(cell.top());
        strip.setHeight(cell.height());
    } else {
        strip.setLeft(cell.left());
        strip.setWidth(cell.width());
    }
    strip = inSight(strip);
    if (strip.isEmpty())
        return;
    const PixelGrid grid(*painter);
    const Seam seam = seamFor(isRow ? cell.height() : cell.width(), grid, m_panel->theme());
    if (seam.line == 0) {
        point(painter, along, isRow ? strip.center().y() : strip.center().x(), colour);
        return;
    }
    const QMarginsF ends
        = isRow ? QMarginsF(outside, 0, outside, 0) : QMarginsF(0, outside, 0, outside);
    const QRectF box = grid.whole(strip.marginsAdded(ends));
    paintAround(*painter, box, seam.line, colour);
    if (seam.halo > 0) {
        QColor halo = m_panel->theme().paper;
        halo.setAlphaF(0.75F);
        const QMarginsF line(seam.line, seam.line, seam.line, seam.line);
        paintAround(*painter, box.marginsAdded(line), seam.halo, halo);
    }
}

// Without room for a frame, the markers of row and column locate the cell.
void Highlights::lightCell(QCPPainter* painter, const Cell& cell) const
{
    const QRectF whole = m_panel->map()->cellBox(cell.row, cell.column);
    const QRectF box = inSight(whole);
    if (box.isEmpty())
        return;
    const PixelGrid grid(*painter);
    const qreal room = seamShare * std::min(whole.width(), whole.height());
    if (room < grid.thinnest())
        return;
    const Theme& theme = m_panel->theme();
    paintAround(
        *painter, grid.whole(box), grid.line(std::min(3 * theme.lineWidth, room)), theme.query);
}

// Draws markers at both sides, with the tips at the edge of the map.
void Highlights::point(
    QCPPainter* painter, Qt::Orientation along, qreal at, const QColor& colour) const
{
    const qreal length = PanelLabels::gap(m_panel->theme()) - 1; // does not touch the labels
    const qreal half = 0.7 * length;
    const QRectF map = PixelGrid(*painter).whole(m_panel->rect());
    const auto mark = [&](qreal edge, qreal outwards) {
        const QPointF tip(edge, at);
        QPolygonF triangle { tip, tip + QPointF(outwards, -half), tip + QPointF(outwards, half) };
        if (along == Qt::Vertical)
            for (QPointF& corner : triangle)
                corner = corner.transposed();
        painter->drawPolygon(triangle);
    };
    painter->save();
    painter->setRenderHint(
        QPainter::Antialiasing); // QCPPainter's own setting would shift by half a pixel
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    mark(along == Qt::Horizontal ? map.left() : map.top(), -length);
    mark(along == Qt::Horizontal ? map.right() : map.bottom(), length);
    painter->restore();
}

void Highlights::drawLabels(QCPPainter* painter) const
{
    const PanelContent& content = m_panel->content();
    const Highlight& light = m_panel->light();
    const Theme& theme = m_panel->theme();
    const PanelLabels labels(*m_panel);
    painter->setClipping(false);
    painter->setAntialiasing(true);
    const auto inSight = [](const QCPAxis* axis, core::Index index) {
        return axis->range().contains(static_cast<double>(index));
    };
    const auto row = [&](const std::optional<core::Index>& index, const QColor& colour) {
        if (index && *index < content.rows.size()
            && inSight(m_panel->axis(QCPAxis::atLeft), *index))
            labels.paintLitRow(*painter, labels.row(*index), colour);
    };
    row(light.keyRow, theme.k);
    row(light.row, theme.query);
    if (light.column && *light.column < content.columns.size()
        && inSight(m_panel->axis(QCPAxis::atBottom), *light.column))
        labels.paintLitColumn(*painter, labels.column(*light.column), theme.k);
}

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
