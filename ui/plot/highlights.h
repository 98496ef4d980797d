#pragma once

#include "ui/plot/matrix_panel.h"
#include "ui/plot/pixel_grid.h"

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

} // namespace ui
