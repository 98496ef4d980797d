#pragma once

#include "ui/view/view.h"

#include <QPointF>

#include <optional>

class QCustomPlot;
class QMouseEvent;
class QStackedWidget;

namespace ui {

class Note;

// A view that draws points and lines in one plot, with a note in its place where there is nothing
// to draw. Moving previews what is meant there, a click locks it, the keys of every picture move
// it.
class PointView : public View {
    Q_OBJECT

public:
    PointView(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    [[nodiscard]] QCustomPlot* plot() const { return m_plot; }
    [[nodiscard]] Note* note() const { return m_note; }

protected:
    [[nodiscard]] virtual bool drawn() const { return false; } // there is something to point at
    // What the user means by that place of the plot.
    [[nodiscard]] virtual std::optional<Selection> meaning(
        QPointF at, Qt::KeyboardModifiers modifiers) const = 0;
    virtual void pressed(const QMouseEvent& event); // the mouse, on the plot
    virtual void moved(const QMouseEvent& event);
    virtual void released(const QMouseEvent& event);
    // True: the plot is to hear nothing of the event.
    virtual bool handled(QEvent& event);
    [[nodiscard]] bool wandered(QPointF from) const; // farther than a click does

    [[nodiscard]] QStackedWidget* stack() const { return m_stack; } // of both
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
