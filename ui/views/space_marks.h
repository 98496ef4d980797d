#pragma once

#include "core/matrix.h"

#include <qcustomplot.h>

#include <map>
#include <optional>
#include <utility>

namespace ui {

class SpaceView;

// Labels, leaders and arrows of the Space view.
class SpaceMarks : public QCPLayerable {
public:
    explicit SpaceMarks(SpaceView* view);

    // Where the point's label stands; nothing if there was no room for it.
    [[nodiscard]] std::optional<QRectF> labelOf(std::size_t set, core::Index row) const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLegend(QCPPainter* painter) const;
    void drawArrows(QCPPainter* painter) const;
    void drawLabels(QCPPainter* painter);

    SpaceView* m_view;
    std::map<std::pair<std::size_t, core::Index>, QRectF> m_labels;
};

// The lit points. Their names stand where the marks have them.
class SpaceLights : public QCPLayerable {
public:
    SpaceLights(SpaceView* view, const SpaceMarks* marks);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLit(QCPPainter* painter, std::size_t set, core::Index row, const QColor& colour) const;
    [[nodiscard]] qreal ringRadius() const;
    [[nodiscard]] QRectF boxFor(std::size_t set, core::Index row, QSizeF size) const;

    SpaceView* m_view;
    const SpaceMarks* m_marks;
};

} // namespace ui
