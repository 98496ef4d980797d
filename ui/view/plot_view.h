#pragma once

#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_content.h"
#include "ui/session/navigation.h"
#include "ui/view/view.h"
#include "ui/view/view_strip.h"

#include <optional>
#include <vector>

class QCustomPlot;

namespace ui {

class MatrixPanel;
class Glide;

// A view of heat maps in one plot. Mouse and keyboard change the selection: hovering previews, a
// click locks, arrow keys move the locked cell, the wheel zooms, dragging pans.
class PlotView : public View {
    Q_OBJECT

public:
    PlotView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void glide() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QList<QRect> hiddenAreas(Hidden what) const override;
    [[nodiscard]] QString revealText(Hidden what) const override;
    void setHiddenParts(Hidden what) override;
    [[nodiscard]] QSize mapSize() const override;

    [[nodiscard]] bool legible(QSize size) const override;

    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    // The visible panels, for tests and the table of values.
    [[nodiscard]] const std::vector<MatrixPanel*>& panels() const { return m_panels; }

protected:
    // Fills the panels from the trace. Called when the trace, the theme or the view state has
    // changed.
    virtual void fill() = 0;
    // True if the view draws more of a head than its attention weights.
    [[nodiscard]] virtual bool needsVectors() const { return false; }
    // Least longer side of a map on paper, in line heights.
    [[nodiscard]] virtual qreal leastMap() const { return 1; }
    // The highlight of a panel for a selection.
    [[nodiscard]] virtual Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const = 0;
    // The selection for a cell of a panel; nullopt: the panel ignores the pointer.
    [[nodiscard]] virtual std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const = 0;
    // The panels that zoom and pan together with `panel`, which is one of them.
    [[nodiscard]] virtual std::vector<MatrixPanel*> movedWith(MatrixPanel* panel) const
    {
        return { panel };
    }
    virtual void activated(MatrixPanel* panel) { Q_UNUSED(panel) } // double click, Enter
    // Called when the mouse is over a cell (or none) or locks it, for state outside the selection.
    virtual void pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
    {
        Q_UNUSED(panel)
        Q_UNUSED(cell)
        Q_UNUSED(lock)
    }

    MatrixPanel* addPanel(); // not placed yet
    // A row of a panel, in the view's coordinates.
    [[nodiscard]] QRect hiddenRow(const MatrixPanel& panel, core::Index row) const;
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    [[nodiscard]] ViewStrip* strip(); // above the plot; created on first use
    [[nodiscard]] MatrixPanel* panelAt(QPointF position) const;
    void replotSoon();
    void present(); // fills, highlights and replots

    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool lacksVectors() const;
    [[nodiscard]] QPoint origin() const; // of the panels, in the view
    [[nodiscard]] bool hidesKeys() const;
    // The visible panels with queries as rows and keys as columns.
    [[nodiscard]] std::vector<const MatrixPanel*> pairings() const;
    [[nodiscard]] QRect cellsOf(const MatrixPanel& panel, Cell from, Cell to) const; // in the view
    [[nodiscard]] QList<QRect> hiddenMatrices() const;
    void point(QPointF position, bool lock);
    void zoom(QPointF position, double factor);
    bool zoomByKey(int key);
    void pan(QPointF by);
    [[nodiscard]] bool readyToReplot();
    void applyHighlights();

    QCustomPlot* m_plot;
    ViewStrip* m_strip = nullptr;
    Glide* m_glide = nullptr; // created on first use
    Theme m_theme;
    core::Index m_layer = -1; // on screen
    core::Index m_head = -1;
    Hidden m_hidden = Hidden::Nothing;
    bool m_rendered = false; // the panels are where render() has placed them, until the next replot
    bool m_stale = false; // the theme changed while the view was hidden
    bool m_replotting = false; // a replot is queued
    std::vector<MatrixPanel*> m_panels;
    std::optional<Selection> m_highlight; // as the panels show it
    QPointF m_pressed;
    QPointF m_dragged;
    MatrixPanel* m_panning = nullptr;
    bool m_moved = false;
};

} // namespace ui
