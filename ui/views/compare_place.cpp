#include "ui/document.h"
#include "ui/plot/axis_words.h"
#include "ui/plot/matrix_panel.h"
#include "ui/tensor_names.h"
#include "ui/views/compare_view.h"
#include "ui/views/note.h"

#include <QStackedWidget>

#include <algorithm>

// Where A, B and A − B stand, and what the cursor says.

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr double wide = 1.35; // width by height from which three stand in a row
}

void CompareView::arrange(QRect area)
{
    if (area.isEmpty() || !side(A)->content().matrix)
        return;
    const int em = qRound(theme().em());
    area.adjust(em / 2, em / 2, -em / 2, 0);
    const int bars = 4 * em; // below the cells
    const bool row = area.width() > wide * area.height();
    const int words = row ? 6 * em : 0;
    const int columns = row ? 3 : 2;
    const int height = row ? area.height() - words : area.height() / 2;
    const auto box = [&](int x, int y) {
        return QRect(area.left() + x * area.width() / columns, area.top() + y * height,
            area.width() / columns - em / 2, height - bars);
    };
    const QRect minus = row ? box(2, 0) : box(0, 1);
    place(side(A), *m_axes[A], box(0, 0));
    place(side(B), *m_axes[B], box(1, 0));
    if (shows(Minus))
        place(side(Minus), *m_axes[Minus], minus);
    m_words = row ? QRect(area.left(), area.bottom() - words + em / 2, area.width(), words)
                  : QRect(area.left() + area.width() / 2 + em, area.top() + height + 2 * em,
                      area.width() / 2 - em, height - 2 * em);
    placeBars(QRect(0, 0, 0, bars));
}

// Each below what it is for.
void CompareView::placeBars(QRect below)
{
    const auto put = [&](ColourBar* bar, const MatrixPanel* from, const MatrixPanel* to) {
        const int top = std::max(from->outerRect().bottom(), to->outerRect().bottom());
        const int left = from->rect().left();
        bar->setOuterRect(QRect(left, top + 2, to->rect().right() - left, below.height() - 4));
        bar->update(QCPLayoutElement::upLayout);
    };
    put(m_bar, side(A), side(B));
    if (shows(Minus))
        put(m_minusBar, side(Minus), side(Minus));
}

// A cell that B has not (A may be larger) cannot be selected.
std::optional<Selection> CompareView::meaning(const MatrixPanel& panel, Cell cell) const
{
    if (cell.row >= tensor().rowCount || cell.column >= tensor().columnCount)
        return std::nullopt;
    return TensorView::meaning(panel, cell);
}

void CompareView::pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
{
    if (cell && (cell->row >= tensor().rowCount || cell->column >= tensor().columnCount))
        cell.reset();
    TensorView::pointed(panel, cell, lock);
}

void CompareView::showSelection()
{
    if (!document().trace())
        return;
    if (nearestTensor(*document().trace(), wantedId()).id != tensor().id)
        showTrace();
    else if (m_stack->currentIndex() == 0)
        TensorView::showSelection();
}

void CompareView::render(QPaintDevice& device, QSize size)
{
    if (m_stack->currentIndex() == 0) {
        TensorView::render(device, size);
        return;
    }
    QPainter painter(&device);
    m_note->paint(painter, size);
}

QString CompareView::cellName(core::Index row, core::Index column) const
{
    const core::Trace& trace = *document().trace();
    const QString from = placeName(trace, tensor().rows, row);
    const QString to = placeName(trace, tensor().columns, column);
    return tensor().columns == core::Axis::Keys ? u"%1 → %2"_s.arg(from, to)
                                                : tr("row %1, column %2").arg(from, to);
}

QString CompareView::cursorText() const
{
    const auto at = cell();
    if (!at || m_stack->currentIndex() != 0)
        return tr("Point at a cell: the other two show the same one.");
    const auto number = [&](Side which) {
        const MatrixPtr& m = side(which)->content().matrix; // none until it has been filled
        return m && at->row < m->rows() && at->column < m->cols()
            ? cellText((*m)(at->row, at->column))
            : u"–"_s;
    };
    const QString text
        = tr("%1: A %2, B %3").arg(cellName(at->row, at->column), number(A), number(B));
    return shows(Minus) ? tr("%1, A − B %2").arg(text, number(Minus)) : text;
}

QString CompareView::description() const
{
    if (m_stack->currentIndex() != 0)
        return m_note->sentence();
    return tr("%1 of A and B. %2").arg(tensorWords(tensor()), m_caption);
}

} // namespace ui
