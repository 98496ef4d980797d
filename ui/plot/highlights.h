#pragma once

#include "ui/plot/matrix_panel.h"
#include "ui/plot/pixel_grid.h"

#include <vector>

namespace ui {

// Highlights of the row, column and cell, and their labels. Lines run between cells and cover a
// small part of the neighbours; where cells are too small for lines, marks outside the map point at
// them.
class Highlights : public QCPLayerable {
public:
    explicit Highlights(MatrixPanel* panel);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    void drawLabels(QCPPainter* painter) const;
    void light(
        QCPPainter* painter, Qt::Orientation along, core::Index index, const QColor& colour) const;
    void lightCell(QCPPainter* painter, const Cell& cell) const;
    void point(QCPPainter* painter, Qt::Orientation along, qreal at, const QColor& colour) const;
    [[nodiscard]] QRectF inSight(const QRectF& box) const;

    MatrixPanel* m_panel;
};

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
