#include "ui/views/compare/compared_maps.h"

#include "ui/plot/axis_words.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

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

ComparedMaps::ComparedMaps(const Bars& bars, CellsIn cellsIn)
    : m_bars(bars)
    , m_cellsIn(std::move(cellsIn))
{
}

void ComparedMaps::add(MatrixPanel* panel)
{
    m_panels.push_back(panel);
    m_axes.push_back(new AxisWords(panel));
}

// True if A, B and B − A have the same names, drawn once.
bool ComparedMaps::sharesNames() const
{
    return m_words[A].names == m_words[B].names && !(m_words[A].names == Names {});
}

// Columns named by numbers have names at each map: next to them, counted columns would look like
// another axis.
bool ComparedMaps::namesColumns(int at) const
{
    return m_grid.names == MapGrid::Names::None || m_grid.namesColumns(at)
        || areNumbers(m_words[static_cast<std::size_t>(at)].names.columns);
}

void ComparedMaps::arrange(QRect area, const TensorName& name, int text)
{
    if (area.isEmpty() || !m_panels[A]->content().matrix)
        return;
    const int em = qRound(m_theme.em());
    area.adjust(em / 2, em / 2, -em / 2, 0);
    if (area.size() != m_arranged)
        choose(area.size(), name, text);
    m_arranged = area.size();
    placeSides(area);
    placeBars();
}

// Chooses a row, or B − A below A, whichever gives larger cells.
void ComparedMaps::choose(QSize area, const TensorName& name, int text)
{
    std::vector<MapGrid> grids { { shows(Minus) ? 3 : 2, 1 } };
    if (shows(Minus))
        grids.push_back({ 2, 2 });
    MapGrid best;
    double most = 0;
    const core::Matrix& shape = *m_panels[A]->content().matrix;
    for (MapGrid grid : grids) {
        grid.names = sharesNames() ? MapGrid::Names::Lines : MapGrid::Names::None;
        use(grid, area, name, text);
        const QSize cells = m_cellsIn(m_room, shape);
        if (sharesNames()
            && !PanelLabels::namesFit({ cells.width() / static_cast<double>(shape.cols()),
                                          cells.height() / static_cast<double>(shape.rows()) },
                m_theme)) {
            grid.names = MapGrid::Names::Once;
            use(grid, area, name, text);
        }
        const QSize used = m_cellsIn(m_room, shape);
        const double size = static_cast<double>(used.width()) * used.height();
        if (size > most)
            best = grid;
        most = std::max(most, size);
    }
    use(best, area, name, text);
    tellFacts();
}

void ComparedMaps::tellFacts()
{
    const QFontMetricsF letters(PanelLabels::font(m_theme));
    const qreal room = m_room.width() + 0.5 * between();
    for (int i = 0; i < SideCount; ++i) {
        const auto which = static_cast<Side>(i);
        if (!shows(which))
            continue;
        PanelContent content = m_panels[which]->content();
        const QStringList& facts = m_words[which].facts;
        const auto fitting = std::ranges::find_if(
            facts, [&](const QString& text) { return letters.horizontalAdvance(text) < room; });
        content.subtitle = fitting == facts.end() ? facts.back() : *fitting;
        if (m_theme.texts.subtitle)
            content.subtitle.clear();
        content.title = title(which, room);
        m_panels[which]->setContent(content);
    }
}

// If none fits, the shortest is elided.
Formula ComparedMaps::title(Side which, qreal room) const
{
    const auto formula = [](QString text) {
        return Formula(u"\\text{%1}"_s.arg(text.replace(u"}"_s, u"}}\\text{"_s)));
    };
    const auto fits
        = [&](const QString& text) { return formula(text).extent(m_theme).width < room; };
    const QStringList& titles = m_words[which].titles;
    if (room == 0)
        return formula(titles.front());
    if (const auto fitting = std::ranges::find_if(titles, fits); fitting != titles.end())
        return formula(*fitting);
    QString elided = titles.back();
    while (elided.size() > 4 && !fits(elided + u'…'))
        elided.chop(1);
    return formula(elided + u'…');
}

// Sets the names as the grid has them, and the remaining room.
void ComparedMaps::use(const MapGrid& grid, QSize area, const TensorName& name, int text)
{
    m_grid = grid;
    m_area = area;
    nameSides(name);
    const int words = grid.rows == 1 ? text : 0;
    QSize room = area - QSize(between() * (grid.columns - 1), words);
    for (int column = 0; column < grid.columns; ++column)
        room -= QSize(around(column, -1).left() + around(column, -1).right(), 0);
    for (int row = 0; row < grid.rows; ++row)
        room -= QSize(0, around(-1, row).top() + around(-1, row).bottom() + barHeight());
    m_room = QSize(room.width() / grid.columns, room.height() / grid.rows).expandedTo({ 3, 3 });
}

void ComparedMaps::nameSides(const TensorName& name)
{
    const bool own = m_grid.names == MapGrid::Names::None;
    for (int i = 0; i < SideCount; ++i) {
        const auto which = static_cast<Side>(i);
        if (!shows(which))
            continue;
        const Names& names = m_words[which].names;
        const bool rows = own || names.rows.isEmpty() || m_grid.namesRows(i);
        PanelContent content = m_panels[which]->content();
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
                m_theme);
        m_panels[which]->setContent(content);
        m_axes[which]->setWords(rows ? name.rows : QString(), name.columns);
        m_around[which] = m_axes[which]->margins();
        const bool last = i % m_grid.columns == m_grid.columns - 1;
        if (!own && !(last && namesColumns(i)))
            m_around[which].setRight(1); // slanted names may extend over the next map
    }
}

// Largest margins of the labels in a column and a row of the grid.
QMargins ComparedMaps::around(int column, int row) const
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

void ComparedMaps::placeSides(QRect area)
{
    QPoint at = area.topLeft();
    int below = area.top(); // bottom of this row of maps and its bars
    for (int i = 0; i < SideCount; ++i) {
        if (i > 0 && i % m_grid.columns == 0)
            at = QPoint(area.left(), below);
        const QMargins outside = around(i % m_grid.columns, i / m_grid.columns);
        MatrixPanel* panel = m_panels[static_cast<std::size_t>(i)];
        if (shows(static_cast<Side>(i))) {
            const QSize size = m_cellsIn(m_room, *panel->content().matrix);
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
    const int em = qRound(m_theme.em());
    m_text = m_grid.rows == 1
        ? QRect(area.left(), below + em / 2, area.width(), area.bottom() + 1 - below - em / 2)
        : QRect(QPoint(m_panels[B]->outerRect().left(), m_panels[Minus]->outerRect().top() + em),
            area.bottomRight());
}

// Distance between two maps: both colour bars have numbers at their ends.
int ComparedMaps::between() const
{
    return std::max(20, qRound(m_theme.em()));
}

int ComparedMaps::barHeight() const
{
    return ColourBar::heightIn(m_theme) + 4;
}

// Places each colour bar below its maps.
void ComparedMaps::placeBars()
{
    const auto put = [&](ColourBar* bar, const MatrixPanel* from, const MatrixPanel* to) {
        const int top = std::max(from->outerRect().bottom(), to->outerRect().bottom());
        const int left = from->rect().left();
        bar->setOuterRect(QRect(left, top + 2, to->rect().right() + 1 - left, barHeight() - 4));
        bar->update(QCPLayoutElement::upLayout);
    };
    put(m_bars.both, m_panels[A], m_panels[B]);
    if (shows(Minus))
        put(m_bars.minus, m_panels[Minus], m_panels[Minus]);
}

} // namespace ui
