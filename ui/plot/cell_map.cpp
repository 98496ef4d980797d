#include "ui/plot/cell_map.h"

#include "ui/plot/cell_image.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {

namespace {
    constexpr core::Index mostRectangles
        = core::Index { 128 } * 128; // in a vector picture; more make it huge
    constexpr double overlap = 2; // to the right, pixels
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
    const bool same = matrix == m_matrix && scale.table == m_scale.table && scale.low == m_scale.low
        && scale.high == m_scale.high;
    m_matrix = std::move(matrix);
    m_scale = scale;
    if (same)
        return;
    m_image = {};
}

void CellMap::setHatch(const QColor& background, const QColor& line)
{
    if (background == m_hatchBackground && line == m_hatchLine)
        return;
    m_hatchBackground = background;
    m_hatchLine = line;
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
    painter->setClipping(false); // QCustomPlot's is a pixel too high; nothing is drawn outside
    if (!painter->modes().testFlag(QCPPainter::pmVectorized))
        drawImage(painter, window);
    else if ((window.bottom - window.top) * (window.right - window.left) <= mostRectangles)
        drawRectangles(painter, window);
    else
        drawPixels(painter, window);
}

// Each rectangle reaches under its neighbours that follow, to the right and one cell down: the one
// way that leaves no seams in any viewer. To the right only a little: where a viewer softens its
// upper edge, its colour would show in the next cells.
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
    drawHatch(painter, w);
}

// Many cells of a vector picture: an image of one pixel a cell, enlarged without smoothing. Viewers
// of SVG smooth all the same, so there a cell has more pixels and only its edges suffer.
void CellMap::drawPixels(QCPPainter* painter, const Window& w)
{
    constexpr core::Index largestSide = 4096;
    const core::Index rows = w.bottom - w.top;
    const core::Index columns = w.right - w.left;
    const bool smoothed = painter->paintEngine()->type() == QPaintEngine::SVG;
    const auto zoom = static_cast<int>(
        smoothed ? std::clamp<core::Index>(largestSide / std::max(rows, columns), 1, 8) : 1);
    QImage image(int(columns) * zoom, int(rows) * zoom, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, colourOf(w.top + y / zoom, w.left + x / zoom));
    const auto cornerOf = [&](core::Index i, core::Index j) {
        return pixelOf(static_cast<double>(i) - 0.5, static_cast<double>(j) - 0.5);
    };
    painter->drawImage(
        QRectF(cornerOf(w.top, w.left), cornerOf(w.bottom, w.right)), image, image.rect());
    drawHatch(painter, w);
}

// One image of the device's own pixels: scaling is not left to the painter, whose cells are a
// pixel too wide or too narrow here and there.
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
        .hatchSpacing = qRound(6 * frame.ratio),
        .hatchWidth = std::max(1, qRound(frame.ratio)),
        .hatchOrigin = pixels.topLeft() };
    m_image = cellImage(*m_matrix, spansOf(w.top, ys, pixels.height()),
        spansOf(w.left, xs, pixels.width()), colours);
    m_image.setDevicePixelRatio(frame.ratio);
}

// The excluded cells in sight, a rectangle for each run of them in a row.
QRegion CellMap::excludedArea(const Window& w) const
{
    QRegion area;
    for (core::Index i = w.top; i < w.bottom; ++i) {
        core::Index start = -1;
        for (core::Index j = w.left; j <= w.right; ++j) {
            const bool hatched = j < w.right && (*m_matrix)(i, j) == core::excluded;
            if (hatched && start < 0)
                start = j;
            if (!hatched && start >= 0) {
                area += pixels({ i, i + 1, start, j }) & keyAxis()->axisRect()->rect();
                start = -1;
            }
        }
    }
    return area;
}

// Lines x + y = c, cut to the rectangles: SVG knows no clipping here. What goes on in the next
// rectangle is one line, or a large mask would need thousands.
void CellMap::drawHatch(QCPPainter* painter, const Window& w)
{
    constexpr int spacing = 6;
    struct Piece {
        qreal from = 0, to = 0; // x
    };
    std::map<int, std::vector<Piece>> lines; // by c / spacing
    for (const QRectF box : excludedArea(w)) {
        for (int line = qCeil((box.left() + box.top()) / spacing);
             line * spacing < box.right() + box.bottom(); ++line)
            lines[line].push_back({ std::max(box.left(), line * spacing - box.bottom()),
                std::min(box.right(), line * spacing - box.top()) });
    }
    painter->save();
    painter->setPen(QPen(m_hatchLine, 1));
    painter->setAntialiasing(true);
    for (auto& [line, pieces] : lines) {
        std::ranges::sort(pieces, {}, &Piece::from);
        for (std::size_t i = 0; i < pieces.size();) {
            const qreal from = pieces[i].from;
            qreal to = pieces[i].to;
            for (++i; i < pieces.size() && pieces[i].from <= to; ++i)
                to = std::max(to, pieces[i].to);
            painter->drawLine(
                QPointF(from, line * spacing - from), QPointF(to, line * spacing - to));
        }
    }
    painter->restore();
}

} // namespace ui
