#include "ui/plot/label_places.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

    constexpr qreal gap = 2; // between a point and its label
    constexpr std::array<QPointF, 8> sides { QPointF(1, 0), QPointF(-1, 0), QPointF(0, -1),
        QPointF(0, 1), QPointF(1, -1), QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1) };
    constexpr std::array<qreal, 4> rings { 1, 3, 6, 10 }; // of the nearest place's distance

    QRectF boxAt(const LabelWish& wish, QPointF side, qreal away)
    {
        QRectF box(QPointF(), wish.size);
        box.moveCenter(wish.point
            + QPointF(side.x() * (away + wish.size.width() / 2),
                side.y() * (away + wish.size.height() / 2)));
        return box;
    }

    bool isFree(const QRectF& box, const std::vector<QRectF>& taken,
        const std::vector<QPointF>& points, qreal radius, const LabelWish& wish)
    {
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); }))
            return false;
        const QRectF wide = box.adjusted(-radius, -radius, radius, radius);
        return std::ranges::none_of(
            points, [&](QPointF point) { return point != wish.point && wide.contains(point); });
    }

} // namespace

std::vector<std::optional<LabelPlace>> placeLabels(const std::vector<LabelWish>& wishes,
    const std::vector<QPointF>& points, qreal radius, const QRectF& area)
{
    const qreal near = radius + gap;
    std::vector<std::optional<LabelPlace>> result;
    std::vector<QRectF> taken;
    const auto find = [&](const LabelWish& wish) -> std::optional<LabelPlace> {
        for (const qreal ring : rings)
            for (const QPointF& side : sides) {
                const QRectF box = boxAt(wish, side, ring * near);
                if (area.contains(box) && isFree(box, taken, points, radius, wish))
                    return LabelPlace { box, ring > 1 };
            }
        return std::nullopt;
    };
    for (const LabelWish& wish : wishes) {
        result.push_back(area.contains(wish.point) ? find(wish) : std::nullopt);
        if (result.back())
            taken.push_back(result.back()->box);
    }
    return result;
}

} // namespace ui
