#pragma once

#include <QRectF>

#include <optional>
#include <vector>

namespace ui {

struct LabelWish {
    QPointF point; // what it names
    QSizeF size;
};

struct LabelPlace {
    QRectF box;
    bool led = false; // it stands so far away that a line has to lead to it
};

// Places for labels near their points, so that none covers another, a point (all are discs of that
// radius) or the edge: the first free of a ring of places round each point, then of a wider one.
// The earlier ones choose first; one that finds no place gets none.
std::vector<std::optional<LabelPlace>> placeLabels(const std::vector<LabelWish>& wishes,
    const std::vector<QPointF>& points, qreal radius, const QRectF& area);

} // namespace ui
