#include "ui/plot/axis_words.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/plot/tensor_names.h"
#include "ui/view/note.h"
#include "ui/views/compare/compare_view.h"

#include <QFontMetricsF>
#include <QStackedWidget>

#include <algorithm>

// Layout of A, B and B − A, and the text of the cursor.

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr double captionLines = 4.5; // lines below a row of maps
    constexpr double bareLines = 3.2; // in a presentation, without the cursor's text …
    constexpr double bareLine = 1.9; // … and without the changed settings

    bool areNumbers(const QStringList& names)
    {
        const auto isNumber = [](const QString& name) {
            bool ok = false;
            static_cast<void>(name.toDouble(&ok));
            return ok;
        };
        return !names.isEmpty() && std::ranges::all_of(names, isNumber);
    }
} // namespace

// True if A, B and B − A have the same names, drawn once.
bool CompareView::sharesNames() const
{
    return m_names[A] == m_names[B] && !(m_names[A] == Names {});
}

// Columns named by numbers have names at each map: next to them, counted columns would look like
// another axis.
bool CompareView::namesColumns(int at) const
{
    return m_grid.names == MapGrid::Names::None || m_grid.namesColumns(at)
        || areNumbers(m_names[static_cast<std::size_t>(at)].columns);
}

void CompareView::arrange(QRect area)
{
    if (area.isEmpty() || !side(A)->content().matrix)
        return;
    const int em = qRound(theme().em());
    area.adjust(em / 2, em / 2, -em / 2, 0);
    if (area.size() != m_arranged)
        choose(area.size());
    m_arranged = area.size();
    placeSides(area);
    placeBars();
}

// Chooses a row, or B − A below A, whichever gives larger cells.
void CompareView::choose(QSize area)
{
    std::vector<MapGrid> grids { { shows(Minus) ? 3 : 2, 1 } };
    if (shows(Minus))
        grids.push_back({ 2, 2 });
    MapGrid best;
    double most = 0;
    const core::Matrix& shape = *side(A)->content().matrix;
    for (MapGrid grid : grids) {
        grid.names = sharesNames() ? MapGrid::Names::Lines : MapGrid::Names::None;
        use(grid, area);
        const QSize cells = sizeOfCells(m_room, shape);
        if (sharesNames()
            && !PanelLabels::namesFit({ cells.width() / static_cast<double>(shape.cols()),
                                          cells.height() / static_cast<double>(shape.rows()) },
                theme())) {
            grid.names = MapGrid::Names::Once;
            use(grid, area);
        }
        const QSize used = sizeOfCells(m_room, shape);
        const double size = static_cast<double>(used.width()) * used.height();
        if (size > most)
            best = grid;
        most = std::max(most, size);
    }
    use(best, area);
    tellFacts();
}

void CompareView::tellFacts()
{
    const QFontMetricsF letters(PanelLabels::font(theme()));
    const qreal room = m_room.width() + 0.5 * between();
    for (int i = 0; i < SideCount; ++i) {
        const auto which = static_cast<Side>(i);
        if (!shows(which))
            continue;
        PanelContent content = side(which)->content();
        const QStringList& facts = m_facts[which];
        const auto fitting = std::ranges::find_if(
            facts, [&](const QString& text) { return letters.horizontalAdvance(text) < room; });
        content.subtitle = fitting == facts.end() ? facts.back() : *fitting;
        if (theme().texts.subtitle)
            content.subtitle.clear();
        content.title = titleOf(which, room);
        side(which)->setContent(content);
    }
}

// If none fits, the shortest is elided.
Formula CompareView::titleOf(Side which, qreal room) const
{
    const auto title = [](QString text) {
        return Formula(u"\\text{%1}"_s.arg(text.replace(u"}"_s, u"}}\\text{"_s)));
    };
    const auto fits = [&](const QString& text) { return title(text).extent(theme()).width < room; };
    const QStringList& titles = m_titles[which];
    if (room == 0)
        return title(titles.front());
    if (const auto fitting = std::ranges::find_if(titles, fits); fitting != titles.end())
        return title(*fitting);
    QString elided = titles.back();
    while (elided.size() > 4 && !fits(elided + u'…'))
        elided.chop(1);
    return title(elided + u'…');
}

// Sets the names as the grid has them, and the remaining room.
void CompareView::use(const MapGrid& grid, QSize area)
{
    m_grid = grid;
    m_area = area;
    nameSides();
    const int words = grid.rows == 1 ? wordsHeight() : 0;
    QSize room = area - QSize(between() * (grid.columns - 1), words);
    for (int column = 0; column < grid.columns; ++column)
        room -= QSize(around(column, -1).left() + around(column, -1).right(), 0);
    for (int row = 0; row < grid.rows; ++row)
        room -= QSize(0, around(-1, row).top() + around(-1, row).bottom() + barHeight());
    m_room = QSize(room.width() / grid.columns, room.height() / grid.rows).expandedTo({ 3, 3 });
}

void CompareView::nameSides()
{
    const TensorName name = tensorName(*viewModel().trace(), tensor());
    const bool own = m_grid.names == MapGrid::Names::None;
    for (int i = 0; i < SideCount; ++i) {
        const auto which = static_cast<Side>(i);
        if (!shows(which))
            continue;
        const Names& names = m_names[which];
        const bool rows = own || names.rows.isEmpty() || m_grid.namesRows(i);
        PanelContent content = side(which)->content();
        content.rows = rows ? names.rows : QStringList();
        content.columns = namesColumns(i) ? names.columns : QStringList();
        content.possibleColumns.clear();
        const bool once = m_grid.names == MapGrid::Names::Once;
        if (once && i < m_grid.columns) // its title is as high as that of A
            content.possibleColumns = names.columns;
        content.longestLabel = once
            ? PanelLabels::longestOfFew
            : PanelLabels::longestLabelIn(
                { m_area.width() / qreal(own ? m_grid.columns : 1), // rows are named once
                    m_area.height() / qreal(m_grid.rows) },
                theme());
        side(which)->setContent(content);
        m_axes[which]->setWords(rows ? name.rows : QString(), name.columns);
        m_around[which] = m_axes[which]->margins();
        const bool last = i % m_grid.columns == m_grid.columns - 1;
        if (!own && !(last && namesColumns(i)))
            m_around[which].setRight(1); // slanted names may extend over the next map
    }
}

// Largest margins of the labels in a column and a row of the grid.
QMargins CompareView::around(int column, int row) const
{
    QMargins result;
    for (int i = 0; i < SideCount; ++i) {
        const QMargins& each = m_around[static_cast<std::size_t>(i)];
        if (!shows(static_cast<Side>(i)))
            continue;
        if (i % m_grid.columns == column) {
            result.setLeft(std::max(result.left(), each.left()));
            result.setRight(std::max(result.right(), each.right()));
        }
        if (i / m_grid.columns == row) {
            result.setTop(std::max(result.top(), each.top()));
            result.setBottom(std::max(result.bottom(), each.bottom()));
        }
    }
    return result;
}

void CompareView::placeSides(QRect area)
{
    QPoint at = area.topLeft();
    int below = area.top(); // bottom of this row of maps and its bars
    for (int i = 0; i < SideCount; ++i) {
        if (i > 0 && i % m_grid.columns == 0)
            at = QPoint(area.left(), below);
        const QMargins outside = around(i % m_grid.columns, i / m_grid.columns);
        MatrixPanel* panel = side(static_cast<Side>(i));
        if (shows(static_cast<Side>(i))) {
            const QSize size = sizeOfCells(m_room, *panel->content().matrix);
            QRect cells(at + QPoint(outside.left(), outside.top()), size);
            cells.translate((m_room.width() - size.width()) / 2, 0);
            QMargins margins = m_around[static_cast<std::size_t>(i)];
            margins.setBottom(outside.bottom());
            panel->setMargins(margins);
            panel->setOuterRect(cells.marginsAdded(margins));
            panel->update(QCPLayoutElement::upLayout);
            below = std::max(below, panel->outerRect().bottom() + 1 + barHeight());
        }
        at += QPoint(outside.left() + m_room.width() + outside.right() + between(), 0);
    }
    const int em = qRound(theme().em());
    m_words = m_grid.rows == 1
        ? QRect(area.left(), below + em / 2, area.width(), area.bottom() + 1 - below - em / 2)
        : QRect(QPoint(side(B)->outerRect().left(), side(Minus)->outerRect().top() + em),
            area.bottomRight());
}

// Distance between two maps: both colour bars have numbers at their ends.
int CompareView::between() const
{
    return std::max(20, qRound(theme().em()));
}

int CompareView::wordsHeight() const
{
    const double lines = !bare() ? captionLines : m_changed.isEmpty() ? bareLine : bareLines;
    return qRound(lines * theme().em());
}

int CompareView::barHeight() const
{
    return ColourBar::heightIn(theme()) + 4;
}

// Places each colour bar below its maps.
void CompareView::placeBars()
{
    const auto put = [&](ColourBar* bar, const MatrixPanel* from, const MatrixPanel* to) {
        const int top = std::max(from->outerRect().bottom(), to->outerRect().bottom());
        const int left = from->rect().left();
        bar->setOuterRect(QRect(left, top + 2, to->rect().right() + 1 - left, barHeight() - 4));
        bar->update(QCPLayoutElement::upLayout);
    };
    put(m_bar, side(A), side(B));
    if (shows(Minus))
        put(m_minusBar, side(Minus), side(Minus));
}

// A cell outside B (A may be larger) cannot be selected.
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
    if (!viewModel().trace())
        return;
    if (nearestTensor(*viewModel().trace(), wantedId()).id != tensor().id)
        showTrace();
    else if (m_stack->currentIndex() == 0) {
        TensorView::showSelection();
        askPredictions(false);
    }
}

void CompareView::render(QPaintDevice& device, QSize size)
{
    if (m_stack->currentIndex() == 0) {
        askPredictions(true); // a figure cannot be completed later
        TensorView::render(device, size);
        return;
    }
    QPainter painter(&device);
    m_note->paint(painter, size);
}

QString CompareView::cellName(Side which, core::Index row, core::Index column) const
{
    const core::Trace& trace = which == A ? *viewModel().pinned() : *viewModel().trace();
    const core::TensorRef seen = core::find(trace, tensor().id);
    const core::AttentionTrace& attention = core::attentionOf(trace, seen);
    const QString from = placeName(attention, seen.rows, row);
    const QString to = placeName(attention, seen.columns, column);
    return seen.columns == core::Axis::Keys ? u"%1 → %2"_s.arg(from, to)
                                            : tr("row %1, column %2").arg(from, to);
}

// Where A has other tokens than B, a cell has two names.
QString CompareView::cellName(core::Index row, core::Index column) const
{
    const QString inA = cellName(A, row, column);
    const QString inB = cellName(B, row, column);
    return inA == inB ? inB : tr("A %1, B %2", "a cell's names in two texts").arg(inA, inB);
}

QString CompareView::cursorText() const
{
    const auto at = cell();
    if (!at || m_stack->currentIndex() != 0)
        return bare() ? QString() : tr("Point at a cell: the other two show the same one.");
    const auto number = [&](Side which) {
        const MatrixPtr& m = side(which)->content().matrix; // null until filled
        return m && at->row < m->rows() && at->column < m->cols()
            ? cellText((*m)(at->row, at->column))
            : u"–"_s;
    };
    const QString inA = cellName(A, at->row, at->column);
    const QString inB = cellName(B, at->row, at->column);
    const QString text = inA == inB
        ? tr("%1: A %2, B %3").arg(inB, number(A), number(B))
        : tr("A %1: %2; B %3: %4", "cells of two texts, and their values")
              .arg(inA, number(A), inB, number(B));
    return shows(Minus) ? tr("%1, B − A %2").arg(text, number(Minus)) : text;
}

QString CompareView::emptyReason() const
{
    return m_stack->currentIndex() == 0 ? QString() : m_note->sentence();
}

QString CompareView::description() const
{
    if (m_stack->currentIndex() != 0)
        return emptyReason();
    QString text
        = tr("%1 of A and B. %2").arg(tensorWords(*viewModel().trace(), tensor()), m_caption);
    constexpr std::size_t spokenColumns = 5;
    if (const auto row = this->row(spokenColumns); row && !row->predictions.empty())
        text += u' ' + row->spokenPredictions();
    return text;
}

} // namespace ui
