#pragma once

#include "ui/document/regression.h"

#include <QPointF>

#include <optional>

class QKeyEvent;
class QWidget;

namespace ui {

class Actions;
class RegressionPlot;
class ViewModel;

// Edits the data points of a plot with mouse, keys and a menu.
class PointEditor {
public:
    PointEditor(const ViewModel& viewModel, Actions& actions, const RegressionPlot& plot);

    void grip(core::Index point, QPointF at);
    void drag(QPointF at, bool wandered); // `wandered`: farther than a click
    void drop();
    void letGo() { m_drag.reset(); }
    [[nodiscard]] bool dragging() const { return m_drag.has_value(); }

    void addAt(QPointF at); // unless a point is there
    void chooseAdded(); // selects the added point once the trace has it
    bool edit(QKeyEvent* event); // false: the key does not edit
    void offer(QPoint at, QWidget* parent); // menu of the point there, or of the empty plot

private:
    void add(CurvePoint at);
    void takeAway(core::Index point);
    void nudge(core::Index point, QPoint steps);

    const ViewModel& m_viewModel;
    Actions& m_actions;
    const RegressionPlot& m_plot;
    struct Drag {
        core::Index point;
        QPointF grip; // offset from the mouse to the point's centre
        bool moves = false; // moved farther than clickSlop
    };
    std::optional<Drag> m_drag;
    std::optional<core::Index> m_added; // to be selected once it is computed
};

} // namespace ui
