#pragma once

#include "core/analysis/statistics.h"
#include "core/model.h"
#include "ui/session/view_state.h"
#include "ui/view/plot_view.h"
#include "ui/views/heads/heads_grid.h"

#include <QString>

#include <vector>

namespace ui {

class ColourBar;
class FreeLayout;

// The heads in this order; ties by number.
std::vector<core::Index> orderOfHeads(
    const std::vector<core::HeadStatistics>& statistics, HeadOrder order);

// "previous token gets 98 %": the largest mean weight among the keys that define head patterns.
QString largestShareText(const core::Model& model, const core::HeadStatistics& statistics);

// All heads as small multiples in one grid of one plot, each with its statistics; next to them the
// mean, maximum or rollout of the heads.
class HeadsView : public PlotView {
    Q_OBJECT

public:
    HeadsView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    // Imported attention has weights only, so it is shown as weights.
    static HeadContent shownOf(const core::Trace& trace, const Navigation& navigation);
    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    [[nodiscard]] QString description() const override;
    // The head of a panel; -1 for a combination of heads.
    [[nodiscard]] core::Index headOf(const MatrixPanel& panel) const;
    [[nodiscard]] bool enlarged() const { return m_enlarged; }

protected:
    void fill() override;
    [[nodiscard]] qreal leastMap() const override { return 2; }
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    [[nodiscard]] std::vector<MatrixPanel*> movedWith(MatrixPanel* panel) const override;
    void activated(MatrixPanel* panel) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Detail = HeadsGrid::Detail;

    void addControls();
    void showControls();
    void fillPanel(std::size_t place);
    [[nodiscard]] QStringList rangesOf(const PanelContent& content) const;
    void describe(PanelContent& content, core::Index head) const;
    [[nodiscard]] core::Index keyCount() const;
    [[nodiscard]] ColourScale sharedScale() const;
    [[nodiscard]] ColourScale scaleOf(const core::Matrix& matrix) const;
    [[nodiscard]] MatrixPtr matrixOf(core::Index head) const;
    void arrange(QRect area);
    void placeMaps(QRect area);
    [[nodiscard]] HeadContent shows() const;

    FreeLayout* m_layout;
    ColourBar* m_bar;
    ChoiceButton* m_sorting = nullptr;
    ChoiceButton* m_range = nullptr;
    ChoiceButton* m_canvas = nullptr;
    ChoiceButton* m_combination = nullptr;
    std::vector<core::Index> m_order; // head by grid position
    SharedNames m_names;
    HeadsGrid m_grid;
    bool m_enlarged = false; // only the selected head is shown, large
};

} // namespace ui
