#pragma once

#include "ui/views/flow/flow_view.h"

#include <QPainterPath>

#include <vector>

namespace ui {

struct FlowArrow {
    FlowView::Part from, to;
    QPainterPath path; // from edge to edge; the arrowhead is on its straight last segment
    QPointF bend; // the middle of the curve
};

// The arrows from matrix to matrix and their labels.
class FlowArrows : public QCPLayerable {
public:
    explicit FlowArrows(FlowView* view);

    // Arrows for the current positions of the matrices.
    [[nodiscard]] std::vector<FlowArrow> arrows() const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] FlowArrow across(FlowView::Part from, FlowView::Part to) const;
    [[nodiscard]] FlowArrow down(FlowView::Part from, FlowView::Part to) const;
    void drawArrow(QCPPainter* painter, const FlowArrow& arrow) const;
    [[nodiscard]] QRectF headingOf(FlowView::Part part) const;
    void drawWord(QCPPainter* painter, const FlowArrow& arrow, const QString& text) const;

    FlowView* m_view;
};

} // namespace ui
