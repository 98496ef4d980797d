#pragma once

#include "ui/views/steps/steps_canvas.h"
#include "ui/views/steps/steps_page.h"

#include <QCoreApplication>
#include <QMargins>
#include <QRect>
#include <QStringList>

#include <functional>
#include <vector>

class QCPAxisRect;
class QCPBars;
class QCPPainter;

namespace ui {

class ColourBar;
class FreeLayout;
class MatrixPanel;
class PlotView;
class ViewModel;
struct ColourScale;
struct StepLanes;

// The page of a step in a plot: its text, its matrices in the panels of the view, the signs between
// them, bars of the weights and the colour bars. The explained query has a layer of its own, so
// that whole matrices need no repainting for another one.
class StepFigure {
    Q_DECLARE_TR_FUNCTIONS(ui::StepFigure)

public:
    // Adds itself to the view's plot; `addPanel` adds a panel to the view.
    StepFigure(
        const PlotView& view, const ViewModel& viewModel, std::function<MatrixPanel*()> addPanel);

    struct Look {
        bool headed = true; // position and title are drawn
        bool presented = false;
        bool low = false; // no line for the range of a row
        bool onlyPointed = false; // only the selection changed since the last scene
    };
    void show(const StepScene& scene, const Look& look); // not placed yet
    void place();
    // False if the last scene needs more than replotPointed().
    [[nodiscard]] bool sameMatrices() const { return m_sameMatrices; }
    void replotPointed();

    [[nodiscard]] const StepPage& page() const { return m_page; }
    [[nodiscard]] const StepCanvas& canvas() const { return m_canvas; }
    [[nodiscard]] const StepPanel* panelOf(const MatrixPanel& panel) const; // null: it shows none
    [[nodiscard]] std::vector<double> bars() const; // as drawn; empty without bars

    void paint(QCPPainter* painter) const; // all but the matrices

private:
    void fillPanels();
    void fillPanel(MatrixPanel& panel, const StepPanel& what, const QString& subtitle);
    void fillBars(const StepScene& scene);
    [[nodiscard]] bool shows(bool weights) const; // true if such a matrix is shown
    [[nodiscard]] ColourScale weightScale() const;
    [[nodiscard]] ColourScale scaleOf(const StepPanel& what) const;
    [[nodiscard]] int scaleHeight() const; // of the colour bars; 0: none
    void fillScales();
    void placeScales(const QRectF& room);
    [[nodiscard]] StepLanes grid() const;
    QRectF makeRoom(QRect area, const StepLanes& lanes); // room for the figure
    void fitPicture(QRect area);
    void setLetters(qreal letters);
    [[nodiscard]] Theme pictureTheme() const;
    [[nodiscard]] qreal signLetters() const; // relative to the plain font
    void showPicture(bool visible);
    void placeIn(QRect area);
    [[nodiscard]] std::vector<QRect> cellsIn(const StepLanes& lanes) const; // of the panels
    void placePanels(const std::vector<QRect>& cells, const StepLanes& lanes);
    void placeBars(const StepLanes& lanes);
    [[nodiscard]] qreal signWidth(const StepPanel& what) const;
    [[nodiscard]] qreal titleFit(const std::vector<QRect>& cells) const;
    void fitWords(std::size_t place, qreal titles, qreal width, qreal most);
    void drawSigns(QCPPainter* painter) const;
    void drawBarNumbers(QCPPainter* painter) const;
    [[nodiscard]] const Theme& theme() const;
    [[nodiscard]] const std::vector<MatrixPanel*>& panels() const;

    const PlotView& m_view;
    const ViewModel& m_viewModel;
    std::function<MatrixPanel*()> m_addPanel;
    FreeLayout* m_layout; // owned by the plot, as all its parts
    QCPAxisRect* m_barsRect;
    QCPBars* m_bars;
    ColourBar* m_signedScale;
    ColourBar* m_weightScale;
    TracePtr m_trace;
    Selection m_where; // the scene's
    Look m_look;
    StepPage m_page;
    StepCanvas m_canvas;
    std::vector<QMargins> m_frames; // margins of the panels' cells
    std::vector<QStringList> m_subtitles; // by panel, the longest first
    qreal m_letters; // the figure's text size relative to the page's
    bool m_pictured = true; // there is room for the figure
    bool m_sameMatrices = false; // panels outside the word layer are unchanged
};

} // namespace ui
