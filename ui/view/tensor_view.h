#pragma once

#include "core/analysis/tensors.h"
#include "ui/view/plot_view.h"

namespace ui {

class AxisWords;

// A view of one tensor in one or several panels of one shape. Token axes follow the selection that
// all views share; dimension axes have a cursor of this view.
class TensorView : public PlotView {
    Q_OBJECT

public:
    using PlotView::PlotView;

    [[nodiscard]] const core::TensorRef& tensor() const { return m_tensor; }
    // The hovered cell, or else the locked one; nullopt while row or column is unknown.
    [[nodiscard]] std::optional<Cell> cell() const;
    [[nodiscard]] QString revealText(Hidden what) const override; // of a whole matrix: its shape

protected:
    void setTensor(const core::TensorRef& tensor);
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    void pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock) override;
    void keyPressEvent(QKeyEvent* event) override;
    void lockCell(Cell cell);
    [[nodiscard]] std::optional<Cell> lockedCell() const;
    virtual void cellChanged() { } // hovered or locked cell

    void place(MatrixPanel* panel, const AxisWords& words, QRect box) const;
    // The size of all cells within a room; a cell is at most as large as its number needs, and
    // square where rows and columns count the same.
    [[nodiscard]] QSize sizeOfCells(QSize room, const core::Matrix& m) const;

private:
    [[nodiscard]] static std::optional<core::Index> along(
        core::Axis axis, const Selection& s, std::optional<core::Index> own);

    core::TensorRef m_tensor;
    std::optional<Cell> m_hover;
    std::optional<core::Index> m_row, m_column; // locked, on axes other than tokens
};

} // namespace ui
