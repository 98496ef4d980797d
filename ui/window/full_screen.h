#pragma once

#include <QAction>
#include <QDeadlineTimer>
#include <QList>
#include <QPointer>

class QDockWidget;
class QMainWindow;
class QStackedWidget;

namespace ui {

class Drawer;

// F11: the window in full screen; again: the view alone; again, or Esc at any time: everything as
// before.
class FullScreen : public QAction {
    Q_OBJECT

public:
    FullScreen(QMainWindow& window, QStackedWidget& pictures);

signals:
    void said(const QString& message); // empty: hides the message
    void pictureAlone(bool alone);
    void left(); // emitted once the size is restored

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Extent { Window, Screen, Picture };
    void goOn();
    void remember();
    void showOnScreen();
    void showPictureAlone();
    void leave();
    void restore();

    QMainWindow& m_window;
    QStackedWidget& m_pictures;
    QAction* m_leave;
    Extent m_extent = Extent::Window;
    // The state before full screen:
    Qt::WindowStates m_state;
    QSize m_size;
    QList<QPointer<QWidget>> m_hidden;
    QPointer<QDockWidget> m_front; // the front one of panels in one area
    QPointer<Drawer> m_drawer; // the open one
    QPointer<QWidget> m_focus;
    QDeadlineTimer m_settling; // until the window has its size back
};

} // namespace ui
