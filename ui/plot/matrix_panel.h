#pragma once

#include "ui/plot/cell_map.h"
#include "ui/plot/panel_content.h"

namespace ui {

class PanelDecoration;

// One heat map of a plot with title, labels, values and highlights: an axis rectangle, a CellMap
// and two layers of labels painted here, since QCPAxis drops and rewrites labels of tokens and does
// not thin them out. Owned by the plot.
class MatrixPanel : public QCPAxisRect {
    Q_OBJECT

public:
    explicit MatrixPanel(QCustomPlot* plot);

    void setTheme(const Theme& theme);
    // The layer of the cells and the labels around them; null: the same as for other panels.
    void paintIn(QCPLayer* layer);
    void setContent(const PanelContent& content);
    void setLight(const Highlight& light); // the view repaints the overlay layer
    // Hides statements about all values, which would reveal the hidden ones.
    void setHidden(bool hidden) { m_hidden = hidden; }
    [[nodiscard]] bool veiled() const { return m_hidden; }
    [[nodiscard]] const PanelContent& content() const { return m_content; }
    [[nodiscard]] const Highlight& light() const { return m_light; }
    [[nodiscard]] CellMap* map() const { return m_map; }
    [[nodiscard]] bool isWhole() const { return m_isWhole; } // its numbers are whole

    [[nodiscard]] std::optional<Cell> cellAt(QPointF position) const;
    void resetZoom();
    void lookAt(const MatrixPanel& other); // shows the same cells; both matrices have one shape
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
    bool m_isWhole = false;
    CellMap* m_map;
    PanelDecoration* m_decoration;
    struct Measured { // cached: measuring hundreds of labels takes longer than drawing the cells
        QStringList labels;
        qreal longest = 0; // 0: not measured
        LabelSpace space;
    };
    mutable Measured m_rows, m_columns;
};

// Layer of the highlights: above everything, with its own buffer.
QCPLayer* overlayLayer(QCustomPlot* plot);

// Size of all cells of a matrix within `room`. `square`: rows and columns are both tokens, so cells
// are square unless one side is many times longer than the other. They scale with the font
// (Theme::scale).
QSize cellSize(const core::Matrix& matrix, QSize room, bool square, qreal letters);

// The rectangle of a panel's cells within a box, with room for the labels around them.
QRect cellArea(const MatrixPanel& panel, QRect box, bool square);

// Places a panel outside any layout.
void place(MatrixPanel& panel, QRect cells);

} // namespace ui
