#pragma once

#include "ui/view/plot_view.h"

#include <array>

namespace ui {

class ColourBar;
class FreeLayout;
class FlowArrows;
struct FlowSlots;
class RowTravel;

// One head's pipeline: X → Q, K, V → scores → weights → head output → concat → output. Every tensor
// is a heat map, joined by arrows; all heads are thumbnails.
class FlowView : public PlotView {
    Q_OBJECT

public:
    FlowView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    // True if the trace has more than weights.
    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    [[nodiscard]] QString description() const override;
    [[nodiscard]] bool legible(QSize size) const override;
    [[nodiscard]] QList<QRect> hiddenAreas(Hidden what) const override;

    // The matrices in the order of panels(); the thumbnails follow.
    enum Part { X, Y, Z, Q, K, V, Raw, Scores, Weights, Head, Concat, Output, PartCount };
    [[nodiscard]] MatrixPanel* part(Part which) const { return panels()[std::size_t(which)]; }
    [[nodiscard]] bool shows(Part which) const;
    [[nodiscard]] const FlowArrows& arrows() const { return *m_arrows; }
    // The row of a clicked query, on its way through the matrices.
    [[nodiscard]] RowTravel& travel() const { return *m_travel; }
    [[nodiscard]] MatrixPanel* thumbnail(core::Index head) const
    {
        return panels()[std::size_t(PartCount + head)];
    }
    // Number of matrix columns drawn as two columns, their lowest and highest value; 1: every
    // column is drawn.
    [[nodiscard]] core::Index columnsInOne(Part which) const { return m_group[std::size_t(which)]; }

protected:
    void fill() override;
    [[nodiscard]] bool needsVectors() const override { return true; }
    [[nodiscard]] Highlight highlightOf(
        const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    void activated(MatrixPanel* panel) override;
    void pointed(MatrixPanel* panel, std::optional<Cell> cell, bool lock) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    friend class FlowArrows;
    friend class RowTravel;
    void letTravel(core::Index query);
    [[nodiscard]] QString groupWords(Part which) const;
    void fillThumbnails();
    void fillHeading();
    void put(Part which, PanelContent content);
    void fillBars();
    void showBars();
    void placeBars(QRect area);
    [[nodiscard]] bool hasLongText(QRect area) const;
    [[nodiscard]] FlowSlots flowSlots() const;
    void place(QRect area);
    void placeThumbnails(QRect area);
    void adapt(Part which, QRect box);
    [[nodiscard]] QRect cellsIn(Part which, QRect box) const;
    [[nodiscard]] bool namesFew(Part which, QRect box) const;
    [[nodiscard]] core::Index groupFor(Part which, int width) const;
    [[nodiscard]] QString subtitleFor(Part which, core::Index group, int width) const;
    [[nodiscard]] std::optional<core::Index> thumbnailOf(const MatrixPanel& panel) const;

    FreeLayout* m_layout;
    bool m_low = false; // no room for colour bars
    ColourBar* m_weightBar;
    ColourBar* m_signedBar;
    FlowArrows* m_arrows = nullptr; // owned by the plot
    RowTravel* m_travel = nullptr; // likewise
    std::array<bool, PartCount> m_shown {};
    std::array<PanelContent, PartCount> m_whole; // before it is adapted to the available room
    std::array<core::Index, PartCount> m_group {};
    std::array<QRect, PartCount> m_boxes {}; // the rooms that the contents were made for
    std::optional<Part> m_enlarged;
    bool m_longText = false; // the weights have more room than the rest
    core::Index m_heads = 0;
    QStringList m_headNumbers; // of the shown trace, while a new one is computed
};

} // namespace ui
