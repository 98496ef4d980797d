#pragma once

#include "ui/view/plot_view.h"
#include "ui/views/steps/steps_canvas.h"
#include "ui/views/steps/steps_page.h"

#include <QTimer>

class QListWidget;
class QPushButton;
class QCPAxisRect;
class QCPBars;

namespace ui {

class ColourBar;
class FreeLayout;
class StepTerms;
struct StepLanes;

// Explains one query and one head in nine steps from the text to the output, each with its formula,
// its values and sentences. → and ← change the step; played, the steps follow one another.
class StepsView : public PlotView {
    Q_OBJECT

public:
    StepsView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    void showSelection() override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] int leastHeight() const override { return 36; }

    [[nodiscard]] const StepPage& page() const { return m_page; }
    [[nodiscard]] const StepCanvas& canvas() const { return m_canvas; }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] StepTerms* terms() const { return m_terms; }
    [[nodiscard]] QPushButton* playButton() const { return m_play; }
    [[nodiscard]] bool plays() const { return m_pace.isActive(); }
    [[nodiscard]] int readingTime() const; // of the page, in milliseconds
    [[nodiscard]] std::vector<double> bars() const; // as drawn; empty without bars

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void fill() override;
    [[nodiscard]] bool needsVectors() const override { return true; }
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    friend class StepsPaint;
    void go(int step);
    void choose(int step); // by the user: ends playing
    void play(bool on);
    void playOn();
    [[nodiscard]] bool isNarrow() const; // needs short text
    [[nodiscard]] bool isLow() const;
    [[nodiscard]] bool isRowsOnly() const; // too little room for whole matrices
    void lockExplained(core::Index by);
    void showPointed();
    void fillList();
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
    void place(QRect area);
    [[nodiscard]] qreal signWidth(const StepPanel& what) const;
    [[nodiscard]] qreal titleFit(const std::vector<QRect>& cells) const;
    void fitWords(std::size_t place, qreal titles, qreal width, qreal most);
    [[nodiscard]] const StepPanel* panelOf(const MatrixPanel& panel) const;

    FreeLayout* m_layout;
    QWidget* m_side; // the list and the terms
    QListWidget* m_list;
    QPushButton* m_play;
    QTimer m_pace; // until the next step is played
    StepTerms* m_terms;
    QCPAxisRect* m_barsRect;
    QCPBars* m_bars;
    ColourBar* m_signedScale;
    ColourBar* m_weightScale;
    StepPage m_page;
    StepCanvas m_canvas;
    std::vector<QMargins> m_frames; // margins of the panels' cells
    qreal m_letters = pictureLetters.front(); // figure's text size relative to the page's
    bool m_pictured = true; // there is room for the figure
    std::vector<QStringList> m_subtitles; // by panel, the longest first
    bool m_narrow = false, m_low = false, m_rowsOnly = false; // as of the last fill()
    bool m_onlyPointed = false; // only the selection changed since the last fill()
    bool m_sameMatrices = false; // panels outside the word layer are unchanged
    TracePtr m_trace;
    Selection m_shown;
    std::vector<core::Step> m_steps;
    int m_step = 0;
};

} // namespace ui
