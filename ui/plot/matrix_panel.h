#pragma once

#include "ui/drawing/formula.h"
#include "ui/drawing/theme.h"
#include "ui/plot/cell_map.h"

#include <QStringList>

#include <optional>

namespace ui {

struct Cell {
    core::Index row = 0;
    core::Index column = 0;
    bool operator==(const Cell&) const = default;
};

// What a panel shows.
struct PanelContent {
    MatrixPtr matrix;
    ColourScale scale;
    Formula title;
    QString subtitle; // under the title: "11 × 8"
    QStringList rows, columns; // labels already made safe (see labels.h); empty: none
    std::optional<QColor> frame; // the colour of its role
    qreal titleFactor = 1; // its size
    QString name = {}; // a plain title, bold
    QStringList notes = {}; // lines under the cells, as wide as there is room
    bool chosen = false; // stands out from the panels around it
    qreal longestLabel = 7; // in lines' heights; longer labels are elided
    QStringList possibleRows = {}; // labels to leave room for instead of those of the rows
    QStringList possibleColumns = {};
};

// What is lit: the row of a query, the column and the row of a key, a cell.
struct Highlight {
    std::optional<core::Index> row, column;
    std::optional<Cell> cell;
    std::optional<core::Index> keyRow = {};
    bool operator==(const Highlight&) const = default;
};

// The room that labels need around the cells.
struct LabelSpace {
    qreal left = 1, top = 1, right = 1;
    bool operator==(const LabelSpace&) const = default;
};

class PanelDecoration;

// One heat map with its title, labels, numbers and lights in a plot: an axis rectangle, a CellMap
// and two layers painted by hand (labels of text tokens are not left to QCPAxis: it drops, rewrites
// and does not thin them out). Owned by the plot.
class MatrixPanel : public QCPAxisRect {
    Q_OBJECT

public:
    explicit MatrixPanel(QCustomPlot* plot);

    void setTheme(const Theme& theme);
    // The cells and the words around them are painted in this layer; null: as in other panels.
    void paintIn(QCPLayer* layer);
    void setContent(const PanelContent& content);
    void setLight(
        const Highlight& light); // repaints the overlay layer only when asked to by the view
    // Without what is said of its numbers as a whole, which would tell what is to be guessed.
    void setVeiled(bool veiled) { m_hidden = veiled; }
    [[nodiscard]] bool veiled() const { return m_hidden; }
    [[nodiscard]] const PanelContent& content() const { return m_content; }
    [[nodiscard]] const Highlight& light() const { return m_light; }
    [[nodiscard]] CellMap* map() const { return m_map; }

    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const;
    void resetZoom();
    void lookAt(const MatrixPanel& other); // at the same cells, of a matrix of the same shape
    [[nodiscard]] bool zoomed() const;

    // The space that title and labels need around the cells, in logical pixels.
    [[nodiscard]] QMargins frameMargins() const { return frameMargins(m_content); }
    [[nodiscard]] QMargins frameMargins(const PanelContent& content) const;
    [[nodiscard]] const Theme& theme() const { return m_theme; }

private:
    void keepInside();

    Theme m_theme;
    PanelContent m_content;
    Highlight m_light;
    bool m_hidden = false;
    CellMap* m_map;
    PanelDecoration* m_decoration;
    struct Measured { // the latest labels; measuring hundreds takes longer than drawing the cells
        QStringList labels;
        qreal longest = 0; // 0: nothing is measured
        LabelSpace space;
    };
    mutable Measured m_rows, m_columns;
};

// The name of the layer for lights: above everything, with a buffer of its own.
QCPLayer* overlayLayer(QCustomPlot* plot);

} // namespace ui
