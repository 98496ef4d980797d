#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// What the sides of a panel count, in words: below the columns and, turned, left of the rows; with
// sparse numbers from 1 where there are no token labels.
class AxisWords : public QCPLayerable {
public:
    explicit AxisWords(MatrixPanel* panel);

    void setWords(const QString& rows, const QString& columns);
    // The panel's own margins and the room for the words.
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
};

// The numbers from 1 to `count` that are written when two of them need `apart` cells: 1 and the
// multiples of 1, 2, 5, 10, 20, … that have room.
std::vector<core::Index> sparseNumbers(core::Index first, core::Index last, double apart);

} // namespace ui
