#pragma once

#include "ui/drawing/theme.h"
#include "ui/plot/map_grid.h"
#include "ui/plot/tensor_names.h"

#include <QMargins>
#include <QRect>
#include <QStringList>

#include <array>
#include <functional>
#include <vector>

namespace ui {

class AxisWords;
class ColourBar;
class Formula;
class MatrixPanel;

// The maps of A, B and B − A with their colour bars: chooses the grid, the titles and the labels
// that leave most room for the cells, and places them.
class ComparedMaps {
public:
    enum Side { A, B, Minus, SideCount };
    struct Names {
        QStringList rows, columns;

        bool operator==(const Names&) const = default;
    };
    // The words around a map.
    struct Words {
        Names names;
        QStringList titles; // the first one that fits is shown
        QStringList facts; // under the title: the first one that fits is shown
    };
    struct Bars {
        ColourBar* both; // of A and B
        ColourBar* minus;
    };
    // The cells of a matrix within a room.
    using CellsIn = std::function<QSize(QSize room, const core::Matrix& matrix)>;

    ComparedMaps(const Bars& bars, CellsIn cellsIn);

    void add(MatrixPanel* panel); // of A, then of B, then of B − A

    void setTheme(const Theme& theme) { m_theme = theme; }
    void hideAll() { m_shown.fill(false); }
    void show(Side which) { m_shown[which] = true; }
    [[nodiscard]] bool shows(Side which) const { return m_shown[which]; }
    [[nodiscard]] Words& words(Side which) { return m_words[which]; }
    [[nodiscard]] const Words& words(Side which) const { return m_words[which]; }
    // The longest title that fits; 0: the first one.
    [[nodiscard]] Formula title(Side which, qreal room = 0) const;

    void forget() { m_arranged = {}; } // the contents have changed: the next area needs a grid
    // `text`: height of the text below a row of maps.
    void arrange(QRect area, const TensorName& name, int text);
    [[nodiscard]] QRect textRoom() const { return m_text; } // left by the maps

private:
    [[nodiscard]] bool sharesNames() const;
    [[nodiscard]] bool namesColumns(int at) const; // above map `at`
    void choose(QSize area, const TensorName& name, int text); // chooses the grid
    void use(const MapGrid& grid, QSize area, const TensorName& name, int text);
    void nameSides(const TensorName& name);
    void tellFacts();
    [[nodiscard]] QMargins around(int column, int row) const;
    void placeSides(QRect area);
    void placeBars();
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] int between() const; // distance between maps

    // The plot owns all of these.
    std::vector<MatrixPanel*> m_panels;
    std::vector<AxisWords*> m_axes;
    Bars m_bars;
    CellsIn m_cellsIn;
    Theme m_theme;
    std::array<bool, SideCount> m_shown {};
    std::array<Words, SideCount> m_words;
    MapGrid m_grid;
    std::array<QMargins, SideCount> m_around {}; // labels around each map
    QSize m_area; // of all maps
    QSize m_room; // for each map's cells
    QSize m_arranged; // the area of the current grid; empty: out of date
    QRect m_text;
};

} // namespace ui
