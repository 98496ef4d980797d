#pragma once

#include "ui/plot/matrix_panel.h"

#include <QRect>

#include <functional>

namespace ui {

// Maps of one shape side by side, which share the names of their rows and columns.
struct MapGrid {
    // The names of rows stand left of the maps, those of columns above them: at every line of maps;
    // or, where only some of them have room and say whereabouts one is, once for the grid.
    enum class Names { None, Lines, Once };

    int columns = 0; // 0: there is none yet
    int rows = 0;
    Names names = Names::None;
    LabelSpace space = {}; // of the names

    bool operator==(const MapGrid&) const = default;

    [[nodiscard]] bool namesRows(int at) const; // left of that map
    [[nodiscard]] bool namesColumns(int at) const; // above it

    // For the cells of one map, with words around each beside the names.
    [[nodiscard]] QSize room(QSize area, const QMargins& words) const;
    struct Place {
        QRect cells;
        QRect outer; // the share of the area
        [[nodiscard]] QMargins margins() const;
    };
    [[nodiscard]] Place place(int at, QRect area, QSize cells, const QMargins& words) const;

private:
    [[nodiscard]] QMargins outside() const;
};

// The names that the maps of a grid share.
class SharedNames {
public:
    void measure(const QStringList& rows, const QStringList& columns, const Theme& theme);
    // The grid with the names that its maps, so large between words, have room for.
    [[nodiscard]] MapGrid named(MapGrid grid, const Theme& theme,
        const std::function<QSizeF(const MapGrid&)>& cellIn) const;
    // The names at the map of that place.
    void fill(PanelContent& content, const MapGrid& grid, int at) const;

private:
    QStringList m_rows, m_columns;
    QFont m_font;
    LabelSpace m_all, m_few; // of all names; of some, which are shorter
};

} // namespace ui
