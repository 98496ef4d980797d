#include "ui/plot/label_positions.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

    constexpr qreal gap = 2; // between a point and its label
    constexpr qreal bucket = 48; // pixels
    constexpr std::array<QPointF, 16> sides { QPointF(1, 0), QPointF(-1, 0), QPointF(0, -1),
        QPointF(0, 1), QPointF(1, -1), QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1),
        QPointF(1, -0.5), QPointF(1, 0.5), QPointF(-1, -0.5), QPointF(-1, 0.5), QPointF(0.5, -1),
        QPointF(-0.5, -1), QPointF(0.5, 1), QPointF(-0.5, 1) };
    constexpr std::array<qreal, 4> rings { 1, 3, 6, 10 }; // radii, relative to the nearest ring

    QRectF boxAt(const LabelRequest& request, QPointF side, qreal away)
    {
        QRectF box(QPointF(), request.size);
        box.moveCenter(request.point
            + QPointF(side.x() * (away + request.size.width() / 2),
                side.y() * (away + request.size.height() / 2)));
        return box;
    }

    // Cheap test for the usual case: line and box are apart.
    bool apart(const QLineF& line, const QRectF& box)
    {
        return std::max(line.x1(), line.x2()) < box.left()
            || std::min(line.x1(), line.x2()) > box.right()
            || std::max(line.y1(), line.y2()) < box.top()
            || std::min(line.y1(), line.y2()) > box.bottom();
    }

    bool crosses(const QLineF& line, const QRectF& box)
    {
        if (apart(line, box))
            return false;
        return box.contains(line.p1()) || box.contains(line.p2())
            || line.intersects({ box.topLeft(), box.bottomRight() }, nullptr)
            == QLineF::BoundedIntersection
            || line.intersects({ box.topRight(), box.bottomLeft() }, nullptr)
            == QLineF::BoundedIntersection;
    }

} // namespace

QLineF LabelPosition::leader(QPointF point) const
{
    return { point,
        QPointF(std::clamp(point.x(), box.left(), box.right()),
            std::clamp(point.y(), box.top(), box.bottom())) };
}

LabelPositions::LabelPositions(const std::vector<QPointF>& points, qreal radius, const QRectF& area)
    : m_columns(std::max(1, qCeil(area.width() / bucket))) // a plot may have no area
    , m_rows(std::max(1, qCeil(area.height() / bucket)))
    , m_radius(radius)
    , m_area(area)
{
    m_points.resize(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    for (const QPointF& point : points) {
        const auto [column, row] = bucketOf(point);
        m_points[at(column, row)].push_back(point);
    }
}

std::size_t LabelPositions::at(int column, int row) const
{
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
        + static_cast<std::size_t>(column);
}

// The bucket of a point; the nearest one for points outside.
std::pair<int, int> LabelPositions::bucketOf(QPointF at) const
{
    const auto index = [](qreal from, int count) {
        return static_cast<int>(std::clamp<qreal>(std::floor(from / bucket), 0, count - 1));
    };
    return { index(at.x() - m_area.left(), m_columns), index(at.y() - m_area.top(), m_rows) };
}

bool LabelPositions::coversPoint(const QRectF& box, QPointF own) const
{
    const QRectF wide = box.adjusted(-m_radius, -m_radius, m_radius, m_radius);
    const auto [left, top] = bucketOf(wide.topLeft());
    const auto [right, bottom] = bucketOf(wide.bottomRight());
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            if (std::ranges::any_of(m_points[at(column, row)],
                    [&](QPointF point) { return point != own && wide.contains(point); }))
                return true;
    return false;
}

bool LabelPositions::isFree(const LabelRequest& request, const LabelPosition& place) const
{
    if (!m_area.contains(place.box) || coversPoint(place.box, request.point))
        return false;
    const QLineF leader = place.leader(request.point);
    return std::ranges::none_of(m_taken, [&](const Taken& other) {
        return other.box.intersects(place.box) || (place.led && crosses(leader, other.box))
            || (other.leader && crosses(*other.leader, place.box));
    });
}

bool LabelPositions::isCrossed(const QRectF& box) const
{
    return std::ranges::any_of(m_lines, [&](const QLineF& line) { return crosses(line, box); });
}

void LabelPositions::keep(const LabelRequest& request, const LabelPosition& place)
{
    m_taken.push_back(
        { place.box, place.led ? std::optional(place.leader(request.point)) : std::nullopt });
}

std::optional<LabelPosition> LabelPositions::take(const LabelRequest& request)
{
    if (!m_area.contains(request.point))
        return std::nullopt;
    const qreal near = std::max(m_radius, request.radius) + gap;
    std::optional<LabelPosition> found;
    for (const qreal ring : rings)
        for (const QPointF& side : sides) {
            const LabelPosition place { boxAt(request, side, ring * near), ring > 1 };
            if (!isFree(request, place))
                continue;
            if (!isCrossed(place.box)) {
                keep(request, place);
                return place;
            }
            if (!found)
                found = place;
        }
    if (found)
        keep(request, *found);
    return found;
}

bool LabelPositions::take(const LabelRequest& request, const QRectF& box)
{
    if (!isFree(request, { box, false }))
        return false;
    keep(request, { box, false });
    return true;
}

void LabelPositions::avoid(const QLineF& line)
{
    m_lines.push_back(line);
}

void LabelPositions::release(const QRectF& box)
{
    std::erase_if(m_taken, [&](const Taken& each) { return each.box == box; });
}

} // namespace ui
