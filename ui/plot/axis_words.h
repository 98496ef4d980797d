#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// Axis titles of a panel, below the columns and, rotated, left of the rows; with sparse numbers
// from 1 where there are no token labels.
class AxisWords : public QCPLayerable {
public:
    explicit AxisWords(MatrixPanel* panel);

    void setWords(const QString& rows, const QString& columns);
    // The panel's own margins plus the room for the axis titles.
    [[nodiscard]] QMargins margins() const;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] qreal numberWidth() const;
    void drawRowNumbers(QCPPainter* painter) const;
    void drawColumnNumbers(QCPPainter* painter) const;
    void drawTitles(QCPPainter* painter) const;

    MatrixPanel* m_panel;
    QString m_rows, m_columns;
    // The titles as drawn: a figure may replace them or leave them out.
    [[nodiscard]] QString rowTitle() const;
    [[nodiscard]] QString columnTitle() const;
};

// The 1-based numbers to write when neighbouring ones need a distance of `apart` cells: 1 and the
// multiples of 1, 2, 5, 10, 20, … that have room.
std::vector<core::Index> sparseNumbers(core::Index first, core::Index last, double apart);

} // namespace ui
