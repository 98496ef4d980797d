#pragma once

#include "core/base/matrix.h"
#include "ui/plot/label_positions.h"

#include <qcustomplot.h>

#include <map>
#include <optional>
#include <utility>

namespace ui {

class SpaceView;

// The weights as lines from queries to keys: of the selected query or to the selected key,
// otherwise the strongest ones.
struct WeightLine {
    core::Index query = 0, key = 0;
    float weight = 0;
};
std::vector<WeightLine> weightLines(
    const core::Matrix& weights, std::optional<core::Index> query, std::optional<core::Index> key);

// Labels, leaders, arrows and lines of the Space view.
class SpaceMarks : public QCPLayerable {
public:
    explicit SpaceMarks(SpaceView* view);

    // Box of the point's label; nullopt if it has no room.
    [[nodiscard]] std::optional<QRectF> labelOf(std::size_t set, core::Index row) const;
    [[nodiscard]] const LabelPositions& places() const { return m_places; } // occupied positions

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLegend(QCPPainter* painter) const;
    void drawArrows(QCPPainter* painter) const;
    void drawLines(QCPPainter* painter) const;
    void drawLabels(QCPPainter* painter);

    SpaceView* m_view;
    struct Named {
        std::size_t set = 0;
        core::Index row = 0;
    };
    [[nodiscard]] std::vector<Named> inSight(std::size_t sets) const;
    void drawLabel(QCPPainter* painter, const Named& named, const LabelPosition& place) const;
    std::map<std::pair<std::size_t, core::Index>, QRectF> m_labels;
    LabelPositions m_places;
};

// The highlighted points, with their names at the positions of SpaceMarks.
class SpaceHighlights : public QCPLayerable {
public:
    SpaceHighlights(SpaceView* view, const SpaceMarks* marks);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    struct Highlighted {
        std::size_t set = 0;
        core::Index row = 0;
        QColor colour;
    };
    [[nodiscard]] std::vector<Highlighted> highlighted() const;
    void drawLines(QCPPainter* painter) const;
    void drawRing(QCPPainter* painter, const Highlighted& lit) const;
    void drawName(QCPPainter* painter, const Highlighted& lit, LabelPositions& places) const;
    [[nodiscard]] qreal ringRadius() const;
    [[nodiscard]] LabelPosition placeFor(
        const Highlighted& lit, QSizeF size, LabelPositions& places) const;
    [[nodiscard]] QRectF usualBox(const Highlighted& lit, QSizeF size) const;

    SpaceView* m_view;
    const SpaceMarks* m_marks;
};

} // namespace ui
