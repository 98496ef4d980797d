#include "ui/view/tensor_view.h"

#include "ui/document/tensor_display.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"

#include <QKeyEvent>

#include <algorithm>

namespace ui {

namespace {
    constexpr double presented = 2.6; // factor of the cell size on a screen of its own
    constexpr double timesAsWide = 1.5; // factor of the cell width, for larger numbers …
    constexpr core::Index mostWidened = 20; // … up to this number of columns
    constexpr double timesAsHigh = 1.3; // factor of the cell height, where the width is used up

    std::optional<core::Index> ifInside(std::optional<core::Index> index, core::Index count)
    {
        return index && *index < count ? index : std::nullopt;
    }

} // namespace

void TensorView::setTensor(const core::TensorRef& tensor)
{
    if (tensor.id != m_tensor.id)
        m_hover.reset();
    m_tensor = tensor;
    m_row = ifInside(m_row, tensor.rowCount);
    m_column = ifInside(m_column, tensor.columnCount);
    if (m_hover && (m_hover->row >= tensor.rowCount || m_hover->column >= tensor.columnCount))
        m_hover.reset();
}

std::optional<core::Index> TensorView::along(
    core::Axis axis, const Selection& s, std::optional<core::Index> own)
{
    switch (axis) {
    case core::Axis::Queries:
        return s.query;
    case core::Axis::Keys:
        return s.key;
    case core::Axis::Single:
        return 0;
    case core::Axis::Dimensions:
        break;
    }
    return own;
}

std::optional<Cell> TensorView::lockedCell() const
{
    const Selection& s = viewModel().locked();
    const auto row = ifInside(along(m_tensor.rows, s, m_row), m_tensor.rowCount);
    const auto column = ifInside(along(m_tensor.columns, s, m_column), m_tensor.columnCount);
    return row && column ? std::optional(Cell { *row, *column }) : std::nullopt;
}

QString TensorView::revealText(Hidden what) const
{
    return what == Hidden::Prediction ? shapeText(m_tensor.rowCount, m_tensor.columnCount)
                                      : PlotView::revealText(what);
}

std::optional<Cell> TensorView::cell() const
{
    return m_hover ? m_hover : lockedCell();
}

Highlight TensorView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    Q_UNUSED(panel)
    using Place = std::optional<core::Index>;
    Highlight light;
    light.row = ifInside(
        along(m_tensor.rows, s, m_hover ? Place(m_hover->row) : m_row), m_tensor.rowCount);
    light.column = ifInside(along(m_tensor.columns, s, m_hover ? Place(m_hover->column) : m_column),
        m_tensor.columnCount);
    if (light.row && light.column)
        light.cell = Cell { *light.row, *light.column };
    return light;
}

std::optional<Selection> TensorView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Q_UNUSED(panel)
    Selection s = viewModel().locked();
    if (m_tensor.layer >= 0)
        s.layer = m_tensor.layer;
    if (m_tensor.head >= 0)
        s.head = m_tensor.head;
    for (const auto& [axis, index] :
        { std::pair { m_tensor.rows, cell.row }, std::pair { m_tensor.columns, cell.column } }) {
        if (axis == core::Axis::Queries)
            s.query = index;
        else if (axis == core::Axis::Keys)
            s.key = index;
    }
    return s;
}

void TensorView::pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
{
    Q_UNUSED(panel)
    if (lock && cell) {
        m_row = cell->row;
        m_column = cell->column;
    }
    if (cell == m_hover && !lock)
        return;
    m_hover = cell;
    showSelection();
    cellChanged();
}

void TensorView::lockCell(Cell cell)
{
    m_hover.reset();
    m_row = cell.row;
    m_column = cell.column;
    actions().lock(*meaning(*panels().front(), cell));
    showSelection();
    cellChanged();
}

void TensorView::keyPressEvent(QKeyEvent* event)
{
    const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down
        || event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (event->key() == Qt::Key_Escape) {
        m_row.reset();
        m_column.reset();
        m_hover.reset();
        cellChanged();
    }
    if (!arrow || !viewModel().trace() || m_tensor.rowCount == 0) {
        PlotView::keyPressEvent(event);
        return;
    }
    Cell next = lockedCell().value_or(Cell { 0, 0 });
    if (lockedCell()) {
        next.row += (event->key() == Qt::Key_Down ? 1 : 0) - (event->key() == Qt::Key_Up ? 1 : 0);
        next.column
            += (event->key() == Qt::Key_Right ? 1 : 0) - (event->key() == Qt::Key_Left ? 1 : 0);
    }
    lockCell({ std::clamp<core::Index>(next.row, 0, m_tensor.rowCount - 1),
        std::clamp<core::Index>(next.column, 0, m_tensor.columnCount - 1) });
}

QSize TensorView::sizeOfCells(QSize room, const core::Matrix& m) const
{
    if (m_tensor.rows == core::Axis::Queries && m_tensor.columns == core::Axis::Keys) {
        QSize cells = cellSize(m, room, true, theme().scale);
        if (bare() && cells.width() >= room.width())
            cells.setHeight(std::max(
                cells.height(), std::min(room.height(), qRound(timesAsHigh * cells.height()))));
        else if (bare() && m.cols() <= mostWidened)
            cells.setWidth(std::max(
                cells.width(), std::min(room.width(), qRound(timesAsWide * cells.width()))));
        return cells;
    }
    const auto rows = static_cast<double>(m.rows());
    const auto columns = static_cast<double>(m.cols());
    const double most = (bare() ? presented : 1) * theme().em();
    double wide = std::min(5.5 * most, std::max(room.width(), 1) / columns);
    double high = std::min(2.8 * most, std::max(room.height(), 1) / rows);
    if (m_tensor.rows == m_tensor.columns && m.rows() == m.cols())
        wide = high = std::min(wide, high);
    return { std::max(1, qRound(wide * columns)), std::max(1, qRound(high * rows)) };
}

void TensorView::place(MatrixPanel* panel, const AxisWords& words, QRect box) const
{
    if (!panel->content().matrix)
        return;
    PanelContent content = panel->content();
    content.longestLabel = PanelLabels::longestLabelIn(box.size(), theme());
    panel->setContent(content);
    const QMargins margins = words.margins();
    const QRect inner = box.marginsRemoved(margins);
    const QSize size = sizeOfCells(inner.size(), *panel->content().matrix);
    const QRect cells(QPoint(inner.left() + (inner.width() - size.width()) / 2, inner.top()), size);
    panel->setMargins(margins);
    panel->setOuterRect(cells.marginsAdded(margins));
    panel->update(QCPLayoutElement::upLayout);
}

} // namespace ui
