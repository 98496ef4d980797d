#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <utility>
#include <vector>

namespace ui {

struct LabelWish {
    QPointF point; // what it names
    QSizeF size;
    qreal radius = 0; // of the mark at the point, if it is larger than the others
};

struct LabelPlace {
    QRectF box;
    bool led = false; // it stands so far away that a line has to lead to it
    [[nodiscard]] QLineF leader(QPointF point) const;
};

// Places for labels near their points, so that none covers another, a point (all are discs of that
// radius), the line that leads to another, or the edge: the first free of a ring of places round
// each point, then of a wider one. The earlier ones choose first; one that finds no place gets
// none.
class LabelPlaces {
public:
    LabelPlaces() = default;
    LabelPlaces(const std::vector<QPointF>& points, qreal radius, const QRectF& area);

    std::optional<LabelPlace> take(const LabelWish& wish);
    bool take(const LabelWish& wish, const QRectF& box); // if it is free
    void release(const QRectF& box);
    void avoid(const QLineF& line); // no label stands on it, where there is another place

private:
    [[nodiscard]] bool isFree(const LabelWish& wish, const LabelPlace& place) const;
    [[nodiscard]] bool isCrossed(const QRectF& box) const;
    [[nodiscard]] bool coversPoint(const QRectF& box, QPointF own) const;
    [[nodiscard]] std::pair<int, int> bucketOf(QPointF at) const;
    [[nodiscard]] std::size_t at(int column, int row) const; // in m_points
    void keep(const LabelWish& wish, const LabelPlace& place);

    // Points by squares of the area, so that not all are asked for every place.
    std::vector<std::vector<QPointF>> m_points;
    int m_columns = 0, m_rows = 0;
    qreal m_radius = 0;
    QRectF m_area;
    struct Taken {
        QRectF box;
        std::optional<QLineF> leader;
    };
    std::vector<Taken> m_taken;
    std::vector<QLineF> m_lines;
};

} // namespace ui
