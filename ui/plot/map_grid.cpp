#include "ui/plot/map_grid.h"

#include "ui/plot/panel_labels.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {
    constexpr int spacing = 6; // between two maps with their labels
    constexpr qreal wholeLabel = 20; // in line heights
} // namespace

bool MapGrid::namesRows(int at) const
{
    return names == Names::Lines ? at % columns == 0 : names == Names::Once && at == 0;
}

bool MapGrid::namesColumns(int at) const
{
    return names == Names::Lines ? at < columns : names == Names::Once && at == 0;
}

// Room of the names around the outermost maps. Slanted names may extend over the next map, between
// its own names or where it has none.
QMargins MapGrid::outside() const
{
    if (names == Names::None)
        return {};
    const bool inside = names == Names::Once && columns > 1;
    return { qCeil(space.left), qCeil(space.top), inside ? 0 : qCeil(space.right), 0 };
}

QSize MapGrid::room(QSize area, const QMargins& words) const
{
    const QSize inside = area.shrunkBy(outside()) + QSize(spacing, spacing);
    return QSize(inside.width() / columns - spacing, inside.height() / rows - spacing)
        .shrunkBy(words);
}

QMargins MapGrid::Place::margins() const
{
    return { cells.left() - outer.left(), cells.top() - outer.top(), outer.right() - cells.right(),
        outer.bottom() - cells.bottom() };
}

MapGrid::Place MapGrid::place(int at, QRect area, QSize cells, const QMargins& words) const
{
    const int column = at % columns;
    const int row = at / columns;
    const QRect inside = area.marginsRemoved(outside());
    const auto corner = [&](int right, int down) {
        return QPoint(inside.left() + (inside.width() + spacing) * right / columns,
            inside.top() + (inside.height() + spacing) * down / rows);
    };
    Place result;
    result.outer = QRect(
        corner(column, row), corner(column + 1, row + 1) - QPoint(spacing + 1, spacing + 1));
    result.cells.setSize(cells);
    result.cells.moveCenter(result.outer.marginsRemoved(words).center());
    if (column == 0)
        result.outer.setLeft(area.left());
    if (row == 0)
        result.outer.setTop(area.top());
    if (column == columns - 1)
        result.outer.setRight(area.right());
    const int above = words.top() + (row == 0 ? outside().top() : 0);
    result.outer.setTop(std::max(result.outer.top(), result.cells.top() - above));
    result.outer.setBottom(std::min(result.outer.bottom(), result.cells.bottom() + words.bottom()));
    return result;
}

// Cached: measuring hundreds of names takes longer than drawing the maps.
void SharedNames::measure(const QStringList& rows, const QStringList& columns, const Theme& theme)
{
    const QFont font = PanelLabels::font(theme);
    if (rows == m_rows && columns == m_columns && font == m_font)
        return;
    m_rows = rows;
    m_columns = columns;
    m_font = font;
    const auto space = [&](qreal longest) {
        LabelSpace result = PanelLabels::spaceOfColumns(columns, longest, theme);
        result.left = PanelLabels::spaceOfRows(rows, longest, theme).left;
        return result;
    };
    m_all = space(PanelContent().longestLabel);
    m_whole = space(wholeLabel);
    m_few = space(PanelLabels::longestOfFew);
}

MapGrid SharedNames::named(
    MapGrid grid, const Theme& theme, const std::function<QSizeF(const MapGrid&)>& cellIn) const
{
    grid.names = MapGrid::Names::Lines;
    grid.space = grid.whole ? m_whole : m_all;
    const QSizeF cell = cellIn(grid);
    // The last name of a map and the first of the next keep the usual distance.
    if (PanelLabels::namesFit(cell, theme)
        && (!theme.thinnedNames
            || PanelLabels::namesFit({ (cell.width() + spacing) / 2, cell.height() }, theme)))
        return grid;
    grid.names = theme.thinnedNames ? MapGrid::Names::Once : MapGrid::Names::None;
    grid.space = theme.thinnedNames ? m_few : LabelSpace { 0, 0, 0 };
    return grid;
}

void SharedNames::fill(PanelContent& content, const MapGrid& grid, int at) const
{
    if (grid.namesRows(at))
        content.rows = m_rows;
    if (grid.namesColumns(at))
        content.columns = m_columns;
    if (grid.whole)
        content.longestLabel = wholeLabel;
    if (grid.names != MapGrid::Names::Once)
        return;
    content.longestLabel = PanelLabels::longestOfFew;
    if (at < grid.columns) // its title is as high as that of the first
        content.possibleColumns = m_columns;
}

} // namespace ui
