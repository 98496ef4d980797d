#pragma once

#include "ui/view/view.h"

#include <QPointF>

#include <optional>

class QCustomPlot;
class QMouseEvent;
class QStackedWidget;

namespace ui {

class Note;

// A view of points and lines in one plot, or a note where there is nothing to draw. Hovering
// previews a selection, a click locks it, the shared keys of all views move it.
class PointView : public View {
    Q_OBJECT

public:
    PointView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    [[nodiscard]] bool drawsAxisTitles() const override { return true; }
    [[nodiscard]] bool legible(QSize size) const override;

    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] Note* note() const { return m_note; }

protected:
    [[nodiscard]] virtual bool drawn() const { return false; } // there is something to point at
    // The selection at a position of the plot.
    [[nodiscard]] virtual std::optional<Selection> meaning(
        QPointF at, Qt::KeyboardModifiers modifiers) const = 0;
    virtual void pressed(const QMouseEvent& event); // mouse button on the plot
    virtual void moved(const QMouseEvent& event);
    virtual void released(const QMouseEvent& event);
    // True: the plot does not receive the event.
    virtual bool handled(QEvent& event);
    [[nodiscard]] bool wandered(QPointF from) const; // farther than clickSlop

    [[nodiscard]] QStackedWidget* stack() const { return m_stack; } // of the plot and the note
    void showNote(bool note);
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QStackedWidget* m_stack;
    QCustomPlot* m_plot;
    Note* m_note;
    QPointF m_pressed;
};

} // namespace ui
