#pragma once

#include "ui/document/tensor_display.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/map_grid.h"
#include "ui/session/comparison.h"
#include "ui/view/tensor_view.h"
#include "ui/views/compare/compare_row.h"
#include "ui/views/compare/compared_maps.h"
#include "ui/views/compare/compared_predictions.h"

#include <optional>
#include <vector>

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

    using Side = ComparedMaps::Side;
    static constexpr Side A = ComparedMaps::A;
    static constexpr Side B = ComparedMaps::B;
    static constexpr Side Minus = ComparedMaps::Minus;
    static constexpr int SideCount = ComparedMaps::SideCount;
    [[nodiscard]] MatrixPanel* side(Side which) const { return panels()[std::size_t(which)]; }
    [[nodiscard]] bool shows(Side which) const { return m_maps.shows(which); }
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
    [[nodiscard]] QRect captionRect() const { return m_maps.textRoom(); }
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
    void fillMinus(const MatrixPtr& a, const MatrixPtr& b);
    void put(Side which, PanelContent content, float reach); // reach: largest magnitude
    [[nodiscard]] QString whyEmpty() const; // empty if A and B can be compared
    [[nodiscard]] std::string wantedId() const;
    void arrange(QRect area);
    [[nodiscard]] int wordsHeight() const; // below a row of maps
    [[nodiscard]] QString cellName(Side which, core::Index row, core::Index column) const;
    [[nodiscard]] QString cellName(core::Index row, core::Index column) const;
    [[nodiscard]] std::optional<core::Index> shownRow() const;
    [[nodiscard]] QString rowName(core::Index row) const;
    [[nodiscard]] std::optional<ComparedPredictions::Place> predictedPlace() const;
    void askPredictions(bool atOnce);
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
    ComparedMaps m_maps;
    CornerMarks* m_largest;
    Difference m_difference;
    QString m_caption, m_changed;
    std::optional<Change> m_change; // where A and B begin to differ, if not on screen
    ComparedPredictions m_predictions;
};

} // namespace ui
