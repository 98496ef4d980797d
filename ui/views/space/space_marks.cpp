#include "ui/views/space/space_marks.h"

#include "ui/plot/label_positions.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/plot_style.h"
#include "ui/views/space/space_view.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal labelFactor = 0.95;
    constexpr std::size_t mostLabels = 400; // most labelled points
    constexpr std::size_t mostAvoided = 100; // arrows; more leave no room for labels between them

    // Like 60 % opacity on paper: thousands of transparent lines take twenty times longer.
    QColor lighter(const QColor& colour, const QColor& paper)
    {
        const auto mixed = [](int a, int b) { return qRound(0.6 * a + 0.4 * b); };
        return { mixed(colour.red(), paper.red()), mixed(colour.green(), paper.green()),
            mixed(colour.blue(), paper.blue()) };
    }

    constexpr float leastLine = 0.05F; // smaller weights have no line
    constexpr std::size_t mostLines = 300;

    QPen penOf(const WeightLine& line, const QColor& colour, const Theme& theme)
    {
        return { colour,
            (0.6 + 6 * static_cast<qreal>(std::min(1.0F, line.weight))) * theme.lineWidth,
            Qt::SolidLine, Qt::RoundCap };
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

std::vector<WeightLine> weightLines(
    const core::Matrix& weights, std::optional<core::Index> query, std::optional<core::Index> key)
{
    std::vector<WeightLine> result;
    for (core::Index i = query.value_or(0); i < (query ? *query + 1 : weights.rows()); ++i)
        for (core::Index j = 0; j < weights.cols(); ++j)
            if (weights(i, j) >= leastLine && (query || !key || *key == j))
                result.push_back({ i, j, weights(i, j) });
    std::ranges::stable_sort(result, std::ranges::greater {}, &WeightLine::weight);
    result.resize(std::min(result.size(), mostLines));
    std::ranges::reverse(result); // the strongest on top
    return result;
}

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
    if (m_view->points().lines)
        drawLines(painter);
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

void SpaceMarks::drawLines(QCPPainter* painter) const
{
    const Theme& theme = m_view->theme();
    QColor colour = m_view->headColour();
    for (int pass = 0; pass < 2; ++pass)
        colour = lighter(colour, theme.paper);
    for (const WeightLine& line : weightLines(m_view->weights(), {}, {})) {
        painter->setPen(penOf(line, colour, theme));
        painter->drawLine(m_view->pixel(0, line.query), m_view->pixel(1, line.key));
    }
}

std::optional<QRectF> SpaceMarks::labelOf(std::size_t set, core::Index row) const
{
    const auto it = m_labels.find({ set, row });
    return it != m_labels.end() ? std::optional(it->second) : std::nullopt;
}

std::vector<SpaceMarks::Named> SpaceMarks::inSight(std::size_t sets) const
{
    const QRectF area = m_view->plot()->axisRect()->rect();
    std::vector<Named> result;
    for (std::size_t set = 0; set < sets; ++set)
        for (core::Index i = 0; i < m_view->points().pca.coordinates[set].rows(); ++i)
            if (area.contains(m_view->pixel(set, i)))
                result.push_back({ set, i });
    return result;
}

void SpaceMarks::drawLabels(QCPPainter* painter)
{
    m_labels.clear();
    const SpacePoints& points = m_view->points();
    painter->setFont(m_view->theme().sized(labelFactor));
    const QFontMetricsF metrics(painter->font());
    std::vector<QPointF> all;
    for (const Named& each : inSight(points.sets.size()))
        all.push_back(m_view->pixel(each.set, each.row));
    m_places = { all, m_view->markRadius(), m_view->plot()->axisRect()->rect() };
    const std::vector<Named> named = inSight(points.arrows ? 1 : points.sets.size());
    if (points.arrows && named.size() <= mostAvoided)
        for (const auto& [set, row] : named)
            m_places.avoid({ m_view->pixel(0, row), m_view->pixel(1, row) });
    const std::size_t step = named.size() / mostLabels + 1;
    for (std::size_t i = 0; i < named.size(); i += step) {
        const auto& [set, row] = named[i];
        const qreal width = metrics.horizontalAdvance(m_view->nameOf(set, row)) + 2;
        const auto place = m_places.take({ m_view->pixel(set, row), { width, metrics.height() } });
        if (place)
            drawLabel(painter, named[i], *place);
        if (place)
            m_labels[{ set, row }] = place->box;
    }
}

void SpaceMarks::drawLabel(
    QCPPainter* painter, const Named& named, const LabelPosition& place) const
{
    const Theme& theme = m_view->theme();
    const SpacePoints& points = m_view->points();
    if (place.led) {
        painter->setPen(QPen(theme.line, theme.lineWidth));
        painter->drawLine(place.leader(m_view->pixel(named.set, named.row)));
    }
    painter->setPen(points.arrows || points.sets.size() == 1
            ? theme.text
            : m_view->colourOf(points.sets[named.set].role));
    painter->drawText(place.box, Qt::AlignCenter, m_view->nameOf(named.set, named.row));
}

SpaceHighlights::SpaceHighlights(SpaceView* view, const SpaceMarks* marks)
    : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
    , m_view(view)
    , m_marks(marks)
{
}

void SpaceHighlights::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    painter->setAntialiasing(true);
}

std::vector<SpaceHighlights::Highlighted> SpaceHighlights::highlighted() const
{
    std::vector<Highlighted> result;
    for (std::size_t set = 0; set < m_view->points().sets.size(); ++set) {
        if (const auto key = m_view->highlighted(set, false))
            result.push_back({ set, *key, m_view->theme().k });
        if (const auto query = m_view->highlighted(set, true))
            result.push_back({ set, *query, m_view->theme().query });
    }
    return result;
}

void SpaceHighlights::draw(QCPPainter* painter)
{
    painter->setClipRect(m_view->plot()->axisRect()->rect());
    drawLines(painter);
    LabelPositions places = m_marks->places();
    const std::vector<Highlighted> all = highlighted();
    for (const Highlighted& each : all) // otherwise a point would have two labels
        if (const auto plain = m_marks->labelOf(each.set, each.row)) {
            painter->fillRect(*plain, m_view->theme().paper);
            places.release(*plain);
        }
    for (const Highlighted& each : all)
        drawRing(painter, each);
    for (const Highlighted& each : all)
        drawName(painter, each, places);
}

void SpaceHighlights::drawLines(QCPPainter* painter) const
{
    if (!m_view->points().lines)
        return;
    const auto query = m_view->highlighted(0, true);
    const auto key = m_view->highlighted(1, false);
    if (!query && !key)
        return;
    for (const WeightLine& line : weightLines(m_view->weights(), query, key)) {
        painter->setPen(penOf(line, m_view->headColour(), m_view->theme()));
        painter->drawLine(m_view->pixel(0, line.query), m_view->pixel(1, line.key));
    }
}

void SpaceHighlights::drawRing(QCPPainter* painter, const Highlighted& lit) const
{
    const Theme& theme = m_view->theme();
    painter->setPen(QPen(lit.colour, 2.5 * theme.lineWidth));
    painter->setBrush(Qt::NoBrush); // keeps the inside visible
    painter->drawEllipse(m_view->pixel(lit.set, lit.row), ringRadius(), ringRadius());
}

void SpaceHighlights::drawName(
    QCPPainter* painter, const Highlighted& lit, LabelPositions& places) const
{
    const Theme& theme = m_view->theme();
    painter->setFont(theme.sized(labelFactor, true));
    const QString name = m_view->nameOf(lit.set, lit.row);
    const QFontMetricsF metrics(painter->font());
    const QSizeF size(metrics.horizontalAdvance(name) + 10, metrics.height() + 4);
    const auto [box, led] = placeFor(lit, size, places);
    painter->setPen(QPen(lit.colour, theme.lineWidth));
    if (led) {
        QLineF line = LabelPosition { box, led }.leader(m_view->pixel(lit.set, lit.row));
        line.setP1(line.pointAt(std::min(1.0, ringRadius() / line.length())));
        painter->drawLine(line);
    }
    painter->setBrush(theme.paper);
    painter->drawRoundedRect(box, 3, 3);
    painter->setPen(theme.text);
    painter->drawText(box, Qt::AlignCenter, name);
}

qreal SpaceHighlights::ringRadius() const
{
    return m_view->dotRadius() * 2;
}

// Position of the plain label if it is free, or another free one; over others only as a last
// resort.
LabelPosition SpaceHighlights::placeFor(
    const Highlighted& lit, QSizeF size, LabelPositions& places) const
{
    const QRectF usual = usualBox(lit, size);
    const qreal ring = ringRadius() + 2 * m_view->theme().lineWidth;
    const LabelRequest request { m_view->pixel(lit.set, lit.row), size, ring };
    if (places.take(request, usual))
        return { usual, false };
    return places.take(request).value_or(LabelPosition { usual, false });
}

// Position of the plain label, but outside the ring.
QRectF SpaceHighlights::usualBox(const Highlighted& lit, QSizeF size) const
{
    QRectF box(QPointF(), size);
    const QPointF at = m_view->pixel(lit.set, lit.row);
    if (const auto label = m_marks->labelOf(lit.set, lit.row)) {
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
