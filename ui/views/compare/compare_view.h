#pragma once

#include "ui/document/background_task.h"
#include "ui/document/tensor_display.h"
#include "ui/plot/map_grid.h"
#include "ui/session/comparison.h"
#include "ui/view/tensor_view.h"
#include "ui/views/compare/compare_row.h"

#include <array>

class QComboBox;
class QPushButton;
class QStackedWidget;

namespace ui {

class ColourBar;
class CornerMarks;
class FreeLayout;
class Note;

// The pinned state A, the current state B and B − A side by side: weights of the selected head, or
// the tensor of Matrices. A and B share one colour range; the cursors of all three are linked.
class CompareView : public TensorView {
    Q_OBJECT

public:
    CompareView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static QString caption(const FigureState& state);

    // True if a state is pinned.
    static bool accepts(const core::Trace& trace, const EditableState& state);
    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] int leastHeight() const override { return 26; }
    [[nodiscard]] QString emptyReason() const override;
    [[nodiscard]] bool drawsAxisTitles() const override { return true; }

    enum Side { A, B, Minus, SideCount };
    [[nodiscard]] MatrixPanel* side(Side which) const { return panels()[std::size_t(which)]; }
    [[nodiscard]] bool shows(Side which) const { return m_shown[std::size_t(which)]; }
    [[nodiscard]] Note* note() const { return m_note; }
    [[nodiscard]] QComboBox* choice() const { return m_choice; }
    // Leads to where A and B begin to differ; hidden where they differ on screen.
    [[nodiscard]] QPushButton* toChange() const { return m_toChange; }
    [[nodiscard]] const Difference& minus() const { return m_difference; }
    // Text below the maps.
    [[nodiscard]] QString caption() const { return m_caption; }
    [[nodiscard]] QString changed() const { return m_changed; }
    [[nodiscard]] QString cursorText() const;
    // In a presentation there is one line of text, and the selected cell uses it.
    [[nodiscard]] bool tellsCaption() const { return !bare() || !cell(); }
    [[nodiscard]] QRect captionRect() const { return m_words; }
    // The selected row of A and B, or the one with the largest difference, with as many columns as
    // have room; nullopt: nothing may be told.
    [[nodiscard]] std::optional<RowComparison> row(std::size_t columns) const;

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override { return { m_choiceBar }; }
    void fill() override;
    [[nodiscard]] qreal leastMap() const override { return 3; }
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    void pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock) override;

private:
    void addChoice();
    void fillChoice();
    void fillSides();
    void nameStates(const std::vector<SettingChange>& list);
    [[nodiscard]] Formula titleOf(Side which, qreal room = 0) const; // the longest title that fits
    void fillMinus(const MatrixPtr& a, const MatrixPtr& b);
    void put(Side which, PanelContent content, float reach); // reach: largest magnitude
    [[nodiscard]] QString whyEmpty() const; // empty if A and B can be compared
    [[nodiscard]] std::string wantedId() const;
    void arrange(QRect area);
    void choose(QSize area); // chooses the grid
    void use(const MapGrid& grid, QSize area);
    void nameSides();
    void tellFacts();
    [[nodiscard]] QMargins around(int column, int row) const;
    void placeSides(QRect area);
    void placeBars();
    [[nodiscard]] bool sharesNames() const;
    [[nodiscard]] bool namesColumns(int at) const; // above map `at`
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] int between() const; // distance between maps
    [[nodiscard]] int wordsHeight() const; // below a row of maps
    [[nodiscard]] QString cellName(Side which, core::Index row, core::Index column) const;
    [[nodiscard]] QString cellName(core::Index row, core::Index column) const;
    [[nodiscard]] std::optional<core::Index> shownRow() const;
    [[nodiscard]] QString rowName(core::Index row) const;
    void addPredictions(RowComparison& row, core::Index at) const;
    // The runs of A and B that predict at a position.
    struct PredictingRuns {
        TracePtr a, b;
        core::Index position = 0;
        TracePtr ofA, ofB; // a and b themselves, unless a token is masked for the prediction
        [[nodiscard]] bool are(const PredictingRuns& wanted) const;
    };
    [[nodiscard]] std::optional<PredictingRuns> wantedRuns() const;
    void askPredictions(bool atOnce);
    void takePredictions(Outcome<PredictingRuns> outcome);
    void showWhereTheyDiffer();
    void goToChange();

    QWidget* m_choiceBar;
    QComboBox* m_choice;
    QPushButton* m_toChange;
    QStackedWidget* m_stack;
    Note* m_note;
    FreeLayout* m_layout;
    ColourBar* m_bar;
    ColourBar* m_minusBar;
    std::array<AxisWords*, SideCount> m_axes {};
    struct Names {
        QStringList rows, columns;
        bool operator==(const Names&) const = default;
    };
    std::array<Names, SideCount> m_names;
    std::array<QStringList, SideCount> m_titles; // the first one that fits is shown
    std::array<QStringList, SideCount> m_facts; // under a title: the first one that fits is shown
    MapGrid m_grid;
    std::array<QMargins, SideCount> m_around {}; // labels around each map
    QSize m_area; // of all maps
    QSize m_room; // for each map's cells
    QSize m_arranged; // the area of the current grid; empty: out of date
    std::array<bool, SideCount> m_shown {};
    CornerMarks* m_largest;
    Difference m_difference;
    QString m_caption, m_changed;
    QRect m_words;
    std::optional<Change> m_change; // where A and B begin to differ, if not on screen
    PredictingRuns m_runs; // the last ones
    BackgroundTask<PredictingRuns> m_predicting;
};

} // namespace ui
