#pragma once

#include "ui/plot/panel_content.h"

#include <QRect>

#include <functional>

namespace ui {

// A grid of maps of one shape that share the names of their rows and columns.
struct MapGrid {
    // Row names are left of the maps, column names above them: at every line of maps, or, where
    // there is room for only some of the names, once for the grid.
    enum class Names { None, Lines, Once };

    int columns = 0; // 0: not laid out yet
    int rows = 0;
    Names names = Names::None;
    bool whole = false; // long names are whole, not elided
    LabelSpace space = {}; // of the names

    bool operator==(const MapGrid&) const = default;

    [[nodiscard]] bool namesRows(int at) const; // left of map `at`
    [[nodiscard]] bool namesColumns(int at) const; // above it

    // Room for one map's cells, less the names and the margins `words` around each map.
    [[nodiscard]] QSize room(QSize area, const QMargins& words) const;
    struct Place {
        QRect cells;
        QRect outer; // the map's part of the area
        [[nodiscard]] QMargins margins() const;
    };
    [[nodiscard]] Place place(int at, QRect area, QSize cells, const QMargins& words) const;

private:
    [[nodiscard]] QMargins outside() const;
};

// Row and column names that the maps of a grid share.
class SharedNames {
public:
    void measure(const QStringList& rows, const QStringList& columns, const Theme& theme);
    // The grid with the names that have room; cellIn: the size of a cell for a given grid.
    [[nodiscard]] MapGrid named(MapGrid grid, const Theme& theme,
        const std::function<QSizeF(const MapGrid&)>& cellIn) const;
    // Sets the names of map `at`.
    void fill(PanelContent& content, const MapGrid& grid, int at) const;

private:
    QStringList m_rows, m_columns;
    QFont m_font;
    LabelSpace m_all, m_whole, m_few; // for all names; whole ones; a few, which are shorter
};

} // namespace ui
