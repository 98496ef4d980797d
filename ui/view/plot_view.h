#pragma once

#include "ui/plot/matrix_panel.h"
#include "ui/session/selection.h"
#include "ui/view/view.h"
#include "ui/view/view_strip.h"

#include <optional>
#include <vector>

namespace ui {

class Glide;

// A view made of heat maps in one plot. It turns the mouse and the keyboard into selections: moving
// previews, a click locks, arrow keys move the locked cell, the wheel zooms, dragging pans.
class PlotView : public View {
    Q_OBJECT

public:
    PlotView(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void glide() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QList<QRect> hiddenAreas(Hidden what) const override;
    [[nodiscard]] QString revealText(Hidden what) const override;
    void setHiddenParts(bool veiled) override;

    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    // The panels in sight, for tests and for the companion table.
    [[nodiscard]] const std::vector<MatrixPanel*>& panels() const { return m_panels; }

protected:
    // Fill the panels from the trace; called when it, the theme or the view state changed.
    virtual void fill() = 0;
    // Whether it draws more of a head than its weights.
    [[nodiscard]] virtual bool needsVectors() const { return false; }
    // What a panel shows as lit for a selection.
    [[nodiscard]] virtual Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const = 0;
    // What the user means by pointing at a cell of a panel; nothing: the panel is not to be pointed
    // at.
    [[nodiscard]] virtual std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const = 0;
    // The panels that zoom and pan as one; `panel` is one of them.
    [[nodiscard]] virtual std::vector<MatrixPanel*> movedWith(MatrixPanel* panel) const
    {
        return { panel };
    }
    virtual void activated(MatrixPanel* panel) { Q_UNUSED(panel) } // double click, Enter
    // The mouse is over a cell (or none), or locks it: for what a selection cannot say.
    virtual void pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock)
    {
        Q_UNUSED(panel)
        Q_UNUSED(cell)
        Q_UNUSED(lock)
    }

    MatrixPanel* addPanel(); // not placed yet
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    [[nodiscard]] ViewStrip* strip(); // above the plot; made when first asked for
    [[nodiscard]] MatrixPanel* panelAt(QPointF position) const;
    void replotSoon();
    void present(); // what is filled in, lit and on the screen

    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool lacksVectors() const;
    // The panels in sight that show what each query gives to each key.
    [[nodiscard]] std::vector<const MatrixPanel*> pairings() const;
    void point(QPointF position, bool lock);
    void zoom(QPointF position, double factor);
    bool zoomByKey(int key);
    void pan(QPointF by);
    [[nodiscard]] bool readyToReplot();
    void applyHighlights();

    QCustomPlot* m_plot;
    ViewStrip* m_strip = nullptr;
    Glide* m_glide = nullptr; // made when first wanted
    Theme m_theme;
    core::Index m_layer = -1; // of the picture on screen
    core::Index m_head = -1;
    bool m_hidden = false;
    bool m_stale = false; // the theme changed while nobody looked
    bool m_replotting = false; // a replot is on its way
    std::vector<MatrixPanel*> m_panels;
    std::optional<Selection> m_highlight; // what the panels show
    QPointF m_pressed;
    QPointF m_dragged;
    MatrixPanel* m_panning = nullptr;
    bool m_moved = false;
};

} // namespace ui
