#include "ui/plot/cell_map.h"

#include "ui/drawing/lack_of_memory.h"
#include "ui/plot/cell_image.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {

namespace {
    // In a vector figure, more rectangles would make the file huge, and smaller ones cannot be
    // distinguished on paper. One takes 25 bytes of a PDF, 250 of an SVG.
    constexpr core::Index mostRectanglesOfPdf = core::Index { 128 } * 128;
    constexpr core::Index mostRectanglesOfSvg = core::Index { 64 } * 64;
    constexpr double smallestRectangle = 1; // pixels
    constexpr double overlap = 2; // pixels, to the right
} // namespace

CellMap::CellMap(QCPAxis* keyAxis, QCPAxis* valueAxis)
    : QCPColorMap(keyAxis, valueAxis)
{
    setSelectable(QCP::stNone);
    setInterpolate(false);
    setAntialiased(false);
}

void CellMap::setCells(MatrixPtr matrix, const ColourScale& scale)
{
    const bool same = matrix == m_matrix && scale == m_scale;
    m_matrix = std::move(matrix);
    m_scale = scale;
    if (same)
        return;
    m_image = {};
}

void CellMap::setHatch(const QColor& background, const QColor& line, qreal scale)
{
    if (background == m_hatchBackground && line == m_hatchLine && scale == m_hatchScale)
        return;
    m_hatchBackground = background;
    m_hatchLine = line;
    m_hatchScale = scale;
    m_image = {};
}

QRgb CellMap::colourOf(core::Index row, core::Index column) const
{
    const float value = (*m_matrix)(row, column);
    return value == core::excluded ? m_hatchBackground.rgb() : m_scale.colour(value);
}

QPointF CellMap::pixelOf(double row, double column) const
{
    return { keyAxis()->coordToPixel(column), valueAxis()->coordToPixel(row) + 1 };
}

QRect CellMap::pixels(const Window& w) const
{
    const auto corner = [&](core::Index row, core::Index column) {
        const QPointF at
            = pixelOf(static_cast<double>(row) - 0.5, static_cast<double>(column) - 0.5);
        return QPoint(qRound(at.x()), qRound(at.y()));
    };
    return { corner(w.top, w.left), corner(w.bottom, w.right) - QPoint(1, 1) };
}

QRect CellMap::cellRect(core::Index row, core::Index column) const
{
    return pixels({ row, row + 1, column, column + 1 });
}

QRectF CellMap::cellBox(core::Index row, core::Index column) const
{
    const auto i = static_cast<double>(row);
    const auto j = static_cast<double>(column);
    return { pixelOf(i - 0.5, j - 0.5), pixelOf(i + 0.5, j + 0.5) };
}

CellMap::Window CellMap::visibleCells() const
{
    const auto first = [](double v) { return static_cast<core::Index>(std::floor(v + 0.5)); };
    const QCPRange x = keyAxis()->range();
    const QCPRange y = valueAxis()->range();
    return { std::clamp<core::Index>(first(y.lower), 0, m_matrix->rows()),
        std::clamp<core::Index>(first(y.upper) + 1, 0, m_matrix->rows()),
        std::clamp<core::Index>(first(x.lower), 0, m_matrix->cols()),
        std::clamp<core::Index>(first(x.upper) + 1, 0, m_matrix->cols()) };
}

void CellMap::draw(QCPPainter* painter)
{
    if (!m_matrix || m_matrix->empty())
        return;
    const Window window = visibleCells();
    if (window.top >= window.bottom || window.left >= window.right)
        return;
    painter->setClipping(false); // QCustomPlot's clip is a pixel too high; nothing is drawn outside
    if (!painter->modes().testFlag(QCPPainter::pmVectorized))
        drawImage(painter, window);
    else if (hasRectangles(*painter, window))
        drawRectangles(painter, window);
    else
        drawPixels(painter, window);
}

bool CellMap::hasRectangles(const QPainter& painter, const Window& w) const
{
    const QSizeF cell = cellBox(0, 0).size();
    const core::Index most = painter.paintEngine()->type() == QPaintEngine::SVG
        ? mostRectanglesOfSvg
        : mostRectanglesOfPdf;
    return (w.bottom - w.top) * (w.right - w.left) <= most
        && std::min(cell.width(), cell.height()) >= smallestRectangle;
}

// Each rectangle extends below the neighbours drawn later, to the right and one cell down: this
// alone leaves no seams in any viewer. The extent to the right is small: where a viewer smooths the
// upper edge, the colour would show in the next cells.
void CellMap::drawRectangles(QCPPainter* painter, const Window& w)
{
    painter->setPen(Qt::NoPen);
    const QRectF area(keyAxis()->axisRect()->rect());
    const auto cornerOf = [&](core::Index r, core::Index c) {
        const QPointF at = pixelOf(static_cast<double>(r) - 0.5, static_cast<double>(c) - 0.5);
        return QPointF(std::clamp(at.x(), area.left(), area.right()),
            std::clamp(at.y(), area.top(), area.bottom()));
    };
    for (core::Index i = w.top; i < w.bottom; ++i) {
        for (core::Index j = w.left; j < w.right; ++j) {
            const QPointF corner = cornerOf(i, j);
            QPointF end = cornerOf(std::min(i + 2, w.bottom), std::min(j + 2, w.right));
            end.setX(std::min(end.x(), cornerOf(i, j + 1).x() + overlap));
            painter->setBrush(QColor(colourOf(i, j)));
            painter->drawRect(QRectF(corner, end));
        }
    }
    drawHatch(painter, excludedBoxes(w));
}

// Many cells of a vector figure: an image of one pixel per cell, enlarged without smoothing. Some
// SVG viewers smooth all the same, so there a cell has more pixels and only its edges suffer.
// Excluded cells are holes, so that hatch lines never overlap.
void CellMap::drawPixels(QCPPainter* painter, const Window& w)
{
    constexpr core::Index largestSide = 4096;
    const core::Index rows = w.bottom - w.top;
    const core::Index columns = w.right - w.left;
    QImage image = allocated(QImage(int(columns), int(rows), QImage::Format_ARGB32));
    bool holes = false;
    for (core::Index i = 0; i < rows; ++i)
        for (core::Index j = 0; j < columns; ++j) {
            const bool hole = (*m_matrix)(w.top + i, w.left + j) == core::excluded;
            holes = holes || hole;
            image.setPixel(int(j), int(i), hole ? 0U : colourOf(w.top + i, w.left + j));
        }
    const QRectF area(
        cellBox(w.top, w.left).topLeft(), cellBox(w.bottom - 1, w.right - 1).bottomRight());
    if (holes) {
        painter->fillRect(area, m_hatchBackground);
        drawHatch(painter, { area });
    } else {
        image.convertTo(QImage::Format_RGB32);
    }
    if (painter->paintEngine()->type() == QPaintEngine::SVG) {
        const auto zoom = std::clamp<core::Index>(largestSide / std::max(rows, columns), 1, 8);
        image = allocated(image.scaled(image.size() * static_cast<int>(zoom)));
    }
    painter->drawImage(area, image);
}

// One image in device pixels, without scaling by the painter, which makes some cells a pixel too
// wide or too narrow.
void CellMap::drawImage(QCPPainter* painter, const Window& w)
{
    const double ratio = painter->device()->devicePixelRatioF();
    const auto device
        = [&](const QPointF& at) { return QPoint(qRound(at.x() * ratio), qRound(at.y() * ratio)); };
    const auto cornerOf = [&](core::Index i, core::Index j) {
        return device(pixelOf(static_cast<double>(i) - 0.5, static_cast<double>(j) - 0.5));
    };
    const QRectF sight(keyAxis()->axisRect()->rect());
    const QPoint low = device(sight.topLeft());
    const QPoint high = device(sight.bottomRight());
    const auto within = [&](QPoint p) {
        return QPoint(std::clamp(p.x(), low.x(), high.x()), std::clamp(p.y(), low.y(), high.y()));
    };
    const QPoint corner = within(cornerOf(w.top, w.left));
    const QPoint end = within(cornerOf(w.bottom, w.right));
    const Frame frame { w, QRect(corner, end - QPoint(1, 1)), ratio };
    if (m_image.isNull() || !(frame == m_frame)) {
        std::vector<int> xs;
        std::vector<int> ys;
        for (core::Index j = w.left; j <= w.right; ++j)
            xs.push_back(within(cornerOf(w.top, j)).x() - corner.x());
        for (core::Index i = w.top; i <= w.bottom; ++i)
            ys.push_back(within(cornerOf(i, w.left)).y() - corner.y());
        paintImage(frame, ys, xs);
    }
    painter->drawImage(QPointF(corner) / ratio, m_image);
}

void CellMap::paintImage(const Frame& frame, const std::vector<int>& ys, const std::vector<int>& xs)
{
    m_frame = frame;
    const Window& w = frame.window;
    const QRect& pixels = frame.pixels;
    m_pooled = w.right - w.left > pixels.width() || w.bottom - w.top > pixels.height();
    const CellColours colours { .scale = m_scale,
        .hatchGround = m_hatchBackground.rgb(),
        .hatchLine = m_hatchLine.rgb(),
        .hatchSpacing = qRound(6 * m_hatchScale * frame.ratio),
        .hatchWidth = std::max(1, qRound(m_hatchScale * frame.ratio)),
        .hatchOrigin = pixels.topLeft() };
    m_image = cellImage(*m_matrix, spansOf(w.top, ys, pixels.height()),
        spansOf(w.left, xs, pixels.width()), colours);
    m_image.setDevicePixelRatio(frame.ratio);
}

// The visible excluded cells, as a rectangle for each run within a row.
std::vector<QRectF> CellMap::excludedBoxes(const Window& w) const
{
    std::vector<QRectF> boxes;
    for (core::Index i = w.top; i < w.bottom; ++i) {
        core::Index start = -1;
        for (core::Index j = w.left; j <= w.right; ++j) {
            const bool hatched = j < w.right && (*m_matrix)(i, j) == core::excluded;
            if (hatched && start < 0)
                start = j;
            if (!hatched && start >= 0) {
                const QRectF run(cellBox(i, start).topLeft(), cellBox(i, j - 1).bottomRight());
                boxes.push_back(run & QRectF(keyAxis()->axisRect()->rect()));
                start = -1;
            }
        }
    }
    return boxes;
}

// Hatch lines x + y = c, cut to the rectangles, since SVG output has no clipping here. A line
// through adjacent rectangles is a single line, or a large mask would need thousands. Line ends are
// as broad as the line and stay inside.
void CellMap::drawHatch(QCPPainter* painter, const std::vector<QRectF>& boxes) const
{
    const int spacing = qRound(6 * m_hatchScale);
    const qreal width = m_hatchScale;
    const qreal end = width / 2 * 0.70710678; // end of a broad line, in x
    struct Piece {
        qreal from = 0, to = 0; // x
    };
    std::map<int, std::vector<Piece>> lines; // by c / spacing
    for (const QRectF& box : boxes) {
        for (int line = qCeil((box.left() + box.top()) / spacing);
             line * spacing < box.right() + box.bottom(); ++line)
            lines[line].push_back({ std::max(box.left(), line * spacing - box.bottom()),
                std::min(box.right(), line * spacing - box.top()) });
    }
    painter->save();
    painter->setPen(QPen(m_hatchLine, width, Qt::SolidLine, Qt::FlatCap));
    painter->setAntialiasing(true);
    for (auto& [line, pieces] : lines) {
        std::ranges::sort(pieces, {}, &Piece::from);
        for (std::size_t i = 0; i < pieces.size();) {
            qreal from = pieces[i].from;
            qreal to = pieces[i].to;
            for (++i; i < pieces.size() && pieces[i].from <= to + 1e-6; ++i)
                to = std::max(to, pieces[i].to);
            if (to - from < 2 * end)
                continue;
            from += end;
            to -= end;
            painter->drawLine(
                QPointF(from, line * spacing - from), QPointF(to, line * spacing - to));
        }
    }
    painter->restore();
}

} // namespace ui
