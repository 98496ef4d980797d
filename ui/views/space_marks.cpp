#include "ui/views/space_marks.h"

#include "ui/plot/label_places.h"
#include "ui/plot/legend.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/space_view.h"

#include <QFontMetricsF>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal labelFactor = 0.95;
    constexpr std::size_t mostLabels = 400; // of more points only some are named

    // As with 60 % on the paper; thousands of lines that are seen through take twenty times longer.
    QColor lighter(const QColor& colour, const QColor& paper)
    {
        const auto mixed = [](int a, int b) { return qRound(0.6 * a + 0.4 * b); };
        return { mixed(colour.red(), paper.red()), mixed(colour.green(), paper.green()),
            mixed(colour.blue(), paper.blue()) };
    }

    void arrow(QCPPainter* painter, QPointF from, QPointF to)
    {
        const QLineF line(to, from);
        if (line.length() < 6)
            return;
        painter->drawLine(from, to);
        for (const double turn : { 25.0, -25.0 }) {
            QLineF head = line;
            head.setLength(8);
            head.setAngle(line.angle() + turn);
            painter->drawLine(head);
        }
    }

} // namespace

SpaceMarks::SpaceMarks(SpaceView* view)
    : QCPLayerable(view->plot(), u"axes"_s)
    , m_view(view)
{
}

void SpaceMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void SpaceMarks::draw(QCPPainter* painter)
{
    drawLegend(painter);
    painter->setClipRect(m_view->plot()->axisRect()->rect());
    if (m_view->points().arrows)
        drawArrows(painter);
    drawLabels(painter);
}

void SpaceMarks::drawLegend(QCPPainter* painter) const
{
    const QRectF area = m_view->plot()->axisRect()->rect();
    painter->setClipping(false);
    ui::drawLegend(
        painter, { area.left(), 4, area.width(), area.top() }, m_view->theme(), m_view->legend());
}

void SpaceMarks::drawArrows(QCPPainter* painter) const
{
    const Theme& theme = m_view->theme();
    const QColor colour = lighter(m_view->colourOf(PointRole::Output), theme.paper);
    painter->setPen(QPen(colour, 1.4 * theme.lineWidth));
    const core::Index rows = m_view->points().pca.coordinates.front().rows();
    for (core::Index i = 0; i < rows; ++i)
        arrow(painter, m_view->pixel(0, i), m_view->pixel(1, i));
}

std::optional<QRectF> SpaceMarks::labelOf(std::size_t set, core::Index row) const
{
    const auto it = m_labels.find({ set, row });
    return it != m_labels.end() ? std::optional(it->second) : std::nullopt;
}

void SpaceMarks::drawLabels(QCPPainter* painter)
{
    m_labels.clear();
    const Theme& theme = m_view->theme();
    const SpacePoints& points = m_view->points();
    painter->setFont(theme.sized(labelFactor));
    const QFontMetricsF metrics(painter->font());
    const std::size_t named = points.arrows ? 1 : points.sets.size();
    const QRectF area = m_view->plot()->axisRect()->rect();
    std::vector<QPointF> all;
    std::vector<std::pair<std::size_t, core::Index>> seen;
    for (std::size_t set = 0; set < points.sets.size(); ++set)
        for (core::Index i = 0; i < points.pca.coordinates[set].rows(); ++i) {
            const QPointF at = m_view->pixel(set, i);
            if (!area.contains(at))
                continue;
            all.push_back(at);
            if (set < named)
                seen.emplace_back(set, i);
        }
    const std::size_t step = seen.size() / mostLabels + 1;
    std::vector<LabelWish> wishes;
    std::vector<std::pair<std::size_t, core::Index>> chosen;
    for (std::size_t i = 0; i < seen.size(); i += step) {
        const QString name = m_view->nameOf(seen[i].first, seen[i].second);
        wishes.push_back({ m_view->pixel(seen[i].first, seen[i].second),
            { metrics.horizontalAdvance(name) + 2, metrics.height() } });
        chosen.push_back(seen[i]);
    }
    const auto places
        = placeLabels(wishes, step == 1 ? all : std::vector<QPointF> {}, m_view->dotRadius(), area);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i])
            continue;
        const QRectF& box = places[i]->box;
        m_labels[chosen[i]] = box;
        if (places[i]->led) {
            painter->setPen(QPen(theme.line, theme.lineWidth));
            const QPointF end(std::clamp(wishes[i].point.x(), box.left(), box.right()),
                std::clamp(wishes[i].point.y(), box.top(), box.bottom()));
            painter->drawLine(wishes[i].point, end);
        }
        const PointRole role = points.sets[chosen[i].first].role;
        painter->setPen(points.sets.size() > named || points.sets.size() == 1
                ? theme.text
                : m_view->colourOf(role));
        painter->drawText(box, Qt::AlignCenter, m_view->nameOf(chosen[i].first, chosen[i].second));
    }
}

SpaceLights::SpaceLights(SpaceView* view, const SpaceMarks* marks)
    : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
    , m_view(view)
    , m_marks(marks)
{
}

void SpaceLights::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

void SpaceLights::draw(QCPPainter* painter)
{
    painter->setClipRect(m_view->plot()->axisRect()->rect());
    for (std::size_t set = 0; set < m_view->points().sets.size(); ++set) {
        if (const auto key = m_view->lit(set, false))
            drawLit(painter, set, *key, m_view->theme().k);
        if (const auto query = m_view->lit(set, true))
            drawLit(painter, set, *query, m_view->theme().query);
    }
}

void SpaceLights::drawLit(
    QCPPainter* painter, std::size_t set, core::Index row, const QColor& colour) const
{
    const Theme& theme = m_view->theme();
    const QPointF at = m_view->pixel(set, row);
    if (const auto plain = m_marks->labelOf(set, row))
        painter->fillRect(*plain, theme.paper); // or the point would be named twice
    painter->setPen(QPen(colour, 2.5 * theme.lineWidth));
    painter->setBrush(theme.paper);
    painter->drawEllipse(at, ringRadius(), ringRadius());
    painter->setFont(theme.sized(labelFactor, true));
    const QString name = m_view->nameOf(set, row);
    const QFontMetricsF metrics(painter->font());
    const QRectF box
        = boxFor(set, row, QSizeF(metrics.horizontalAdvance(name) + 10, metrics.height() + 4));
    painter->setPen(QPen(colour, theme.lineWidth));
    painter->drawRoundedRect(box, 3, 3);
    painter->setPen(theme.text);
    painter->drawText(box, Qt::AlignCenter, name);
}

qreal SpaceLights::ringRadius() const
{
    return m_view->dotRadius() * 2;
}

// Where the plain label is, but beside the ring.
QRectF SpaceLights::boxFor(std::size_t set, core::Index row, QSizeF size) const
{
    QRectF box(QPointF(), size);
    const QPointF at = m_view->pixel(set, row);
    if (const auto label = m_marks->labelOf(set, row)) {
        box.moveCenter(label->center());
        const qreal free = ringRadius() + 2 * m_view->theme().lineWidth;
        const QRectF ring(at - QPointF(free, free), QSizeF(2 * free, 2 * free));
        const QPointF away = label->center() - at;
        if (!box.intersects(ring))
            return box;
        if (std::abs(away.x()) >= std::abs(away.y()))
            away.x() > 0 ? box.moveLeft(ring.right()) : box.moveRight(ring.left());
        else
            away.y() > 0 ? box.moveTop(ring.bottom()) : box.moveBottom(ring.top());
        return box;
    }
    const QRectF area = m_view->plot()->axisRect()->rect();
    box.moveBottomLeft(at + QPointF(10, -6));
    if (box.right() > area.right())
        box.moveRight(at.x() - 10);
    if (box.top() < area.top())
        box.moveTop(at.y() + 6);
    return box;
}

} // namespace ui
