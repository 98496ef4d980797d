#pragma once

#include "ui/session/navigation.h"

#include <QCoreApplication>
#include <QRect>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>

namespace ui {

class FreeLayout;
class MatrixPanel;
class NetworkTable;
class OutputNote;
class PlotView;
class TrainSession;
class TrainingCurves;
class ViewModel;
struct LiveOutput;
struct PanelContent;
struct Theme;
struct TrainingShown;

// The figure of the Train view: curves above, the attention or the output of the shown network
// below; next to it, with enough room, the table of the networks and a third plot.
class TrainFigure {
    Q_DECLARE_TR_FUNCTIONS(ui::TrainFigure)

public:
    // Adds itself to the view's plot; `addPanel` adds the panel of the attention.
    TrainFigure(const PlotView& view, const std::function<MatrixPanel*()>& addPanel,
        const ViewModel& viewModel, const TrainSession& session);
    ~TrainFigure();
    TrainFigure(const TrainFigure&) = delete;
    TrainFigure& operator=(const TrainFigure&) = delete;

    void setTheme(const Theme& theme);
    void fill(); // there is a network
    // Shows an output between two checkpoints; false: the user points at the last checkpoint's.
    bool showLive(const LiveOutput& answer);
    [[nodiscard]] Selection shownHead() const; // and the locked cell

    [[nodiscard]] const TrainingCurves* curves() const { return m_curves.get(); }
    [[nodiscard]] const NetworkTable* table() const { return m_table; }
    [[nodiscard]] const OutputNote* note() const { return m_note; }

private:
    [[nodiscard]] TrainingShown trainingShown() const;
    void fillTable();
    void fillMap();
    void fillOutput(const std::string& answer); // for a network without attention
    // Names the output and the rows of the panel.
    void nameOutput(PanelContent& content, const std::string& answer);
    void arrange(QRect area);
    QRect arrangeSide(QRect below);
    [[nodiscard]] int sideWidth(QRect below) const;
    void placeOutput(QRect area);
    [[nodiscard]] QString colourRange() const;
    [[nodiscard]] QString attentionWords(qreal room) const; // caption of the heat map

    const PlotView& m_view;
    const ViewModel& m_viewModel;
    const TrainSession& m_session;
    FreeLayout* m_layout; // owned by the plot, as all elements
    std::unique_ptr<TrainingCurves> m_curves;
    NetworkTable* m_table;
    MatrixPanel* m_panel;
    OutputNote* m_note; // replaces the panel without attention
    // Titles of the heat map, the longest first: "5/3/79 → 1979-05-03 ✓", "1979-05-03 ✓". Only the
    // last leaves out the target.
    QStringList m_names;
    QString m_correction; // the target; empty: the output is correct or the target unknown
};

} // namespace ui
