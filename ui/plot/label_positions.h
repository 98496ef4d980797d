#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <utility>
#include <vector>

namespace ui {

struct LabelRequest {
    QPointF point; // the labelled point
    QSizeF size;
    qreal radius = 0; // of the mark at the point, where it is larger than the others
};

struct LabelPosition {
    QRectF box;
    bool led = false; // the label is so far away that it needs a leader line
    [[nodiscard]] QLineF leader(QPointF point) const;
};

// Places labels near their points so that no label covers another label, a point (a disc of
// `radius`), another label's leader line or the edge. It takes the first free position of a ring
// around the point, then of a wider ring. Earlier labels choose first; a label without a free
// position gets none.
class LabelPositions {
public:
    LabelPositions() = default;
    LabelPositions(const std::vector<QPointF>& points, qreal radius, const QRectF& area);

    std::optional<LabelPosition> take(const LabelRequest& request);
    bool take(const LabelRequest& request, const QRectF& box); // takes `box` if it is free
    void release(const QRectF& box);
    void avoid(const QLineF& line); // labels cover the line only where nothing else is free

private:
    [[nodiscard]] bool isFree(const LabelRequest& request, const LabelPosition& place) const;
    [[nodiscard]] bool isCrossed(const QRectF& box) const;
    [[nodiscard]] bool coversPoint(const QRectF& box, QPointF own) const;
    [[nodiscard]] std::pair<int, int> bucketOf(QPointF at) const;
    [[nodiscard]] std::size_t at(int column, int row) const; // in m_points
    void keep(const LabelRequest& request, const LabelPosition& place);

    // Points in square buckets of the area, so that a position is checked against near points only.
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
