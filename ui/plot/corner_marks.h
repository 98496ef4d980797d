#pragma once

#include "ui/plot/matrix_panel.h"

#include <vector>

namespace ui {

// A small corner on every cell that was set by hand.
class EditMarks : public QCPLayerable {
public:
    explicit EditMarks(MatrixPanel* panel);
    void setCells(std::vector<Cell> cells) { m_cells = std::move(cells); }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    MatrixPanel* m_panel;
    std::vector<Cell> m_cells;
};

} // namespace ui
