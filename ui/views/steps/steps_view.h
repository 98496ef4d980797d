#pragma once

#include "ui/view/plot_view.h"
#include "ui/views/steps/step_figure.h"

#include <QTimer>

class QListWidget;
class QPushButton;

namespace ui {

class StepTerms;

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

    [[nodiscard]] const StepPage& page() const { return m_figure.page(); }
    [[nodiscard]] const StepCanvas& canvas() const { return m_figure.canvas(); }
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] StepTerms* terms() const { return m_terms; }
    [[nodiscard]] QPushButton* playButton() const { return m_play; }
    [[nodiscard]] bool plays() const { return m_pace.isActive(); }
    [[nodiscard]] int readingTime() const; // of the page, in milliseconds
    [[nodiscard]] std::vector<double> bars() const { return m_figure.bars(); }

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

    StepFigure m_figure;
    QWidget* m_side; // the list and the terms
    QListWidget* m_list;
    QPushButton* m_play;
    QTimer m_pace; // until the next step is played
    StepTerms* m_terms;
    bool m_narrow = false, m_low = false, m_rowsOnly = false; // as of the last fill()
    bool m_onlyPointed = false; // only the selection changed since the last fill()
    TracePtr m_trace;
    Selection m_shown;
    std::vector<core::Step> m_steps;
    int m_step = 0;
};

} // namespace ui
