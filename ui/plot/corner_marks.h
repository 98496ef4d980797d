#pragma once

#include "ui/plot/matrix_panel.h"

#include <vector>

namespace ui {

// Marks cells with a small corner: those set by hand, or the one that a sentence refers to.
class CornerMarks : public QCPLayerable {
public:
    explicit CornerMarks(MatrixPanel* panel);
    void setCells(std::vector<Cell> cells) { m_cells = std::move(cells); }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    static void drawMark(QCPPainter* painter, QPointF corner, qreal side);

    MatrixPanel* m_panel;
    std::vector<Cell> m_cells;
};

} // namespace ui
