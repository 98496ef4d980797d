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

// F11: the window on the whole screen; again: the picture alone; again, or Esc at any time:
// everything as it was.
class FullScreen : public QAction {
    Q_OBJECT

public:
    FullScreen(QMainWindow& window, QStackedWidget& pictures);

signals:
    void said(const QString& message); // empty: nothing any more
    void pictureAlone(bool alone);
    void left(); // and has its size back

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
    // What was before:
    Qt::WindowStates m_state;
    QSize m_size;
    QList<QPointer<QWidget>> m_hidden;
    QPointer<QDockWidget> m_front; // of the panels that share a place
    QPointer<Drawer> m_drawer; // that is open
    QPointer<QWidget> m_focus;
    QDeadlineTimer m_settling; // the window is getting its size back
};

} // namespace ui
