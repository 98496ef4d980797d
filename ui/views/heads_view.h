#pragma once

#include "ui/views/plot_view.h"

namespace ui {

class ColourBar;
class FreeLayout;

// All heads as small multiples, in one grid of one plot, with what can be said of each in numbers;
// beside them the heads' mean, maximum or rollout.
class HeadsView : public PlotView {
    Q_OBJECT

public:
    HeadsView(Document& document, QWidget* parent);

    [[nodiscard]] QString description() const override;
    // The head that a panel shows; -1 for a combination of heads.
    [[nodiscard]] core::Index headOf(const MatrixPanel& panel) const;
    [[nodiscard]] bool enlarged() const { return m_enlarged; }

protected:
    void fill() override;
    [[nodiscard]] PanelLight lightOf(const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    [[nodiscard]] std::vector<MatrixPanel*> movedWith(MatrixPanel* panel) const override;
    void activated(MatrixPanel* panel) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // How much stands around a map, by the room there is.
    enum class Detail { Map, Title, Numbers, Labels };

    void addControls();
    void showControls();
    void fillPanel(std::size_t place, int width);
    void describe(PanelContent& content, core::Index head, int width) const;
    [[nodiscard]] ColourScale sharedScale() const;
    [[nodiscard]] ColourScale scaleOf(const core::Matrix& matrix) const;
    [[nodiscard]] MatrixPtr matrixOf(core::Index head) const;
    void arrange(QRect area);
    void makeGrid(int columns, QSize box);
    void placeMaps(QRect area, int columns, int rows);
    [[nodiscard]] Detail detailFor(QSize box) const;
    [[nodiscard]] bool showsScores() const;

    FreeLayout* m_layout;
    QCPLayoutGrid* m_grid;
    ColourBar* m_bar;
    ChoiceButton* m_sorting = nullptr;
    ChoiceButton* m_range = nullptr;
    ChoiceButton* m_picture = nullptr;
    ChoiceButton* m_combination = nullptr;
    std::vector<core::Index> m_order; // the head at each place
    int m_columns = 0; // of the grid; 0: to be made again
    Detail m_detail = Detail::Labels;
    bool m_enlarged = false; // only the selected head, large
};

} // namespace ui
