#pragma once

#include "core/matrix.h"

#include <qcustomplot.h>

namespace ui {

class SpaceView;

// Labels, leaders and arrows of the Space view.
class SpaceMarks : public QCPLayerable {
public:
    explicit SpaceMarks(SpaceView* view);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLegend(QCPPainter* painter) const;
    void drawArrows(QCPPainter* painter) const;
    void drawLabels(QCPPainter* painter) const;

    SpaceView* m_view;
};

// The lit points.
class SpaceLights : public QCPLayerable {
public:
    explicit SpaceLights(SpaceView* view);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLit(QCPPainter* painter, std::size_t set, core::Index row, const QColor& colour) const;

    SpaceView* m_view;
};

} // namespace ui
