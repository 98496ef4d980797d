#include "ui/window/full_screen.h"

#include "ui/widgets/drawer.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longest = 1000; // milliseconds that a window may take to return to its size

    bool surroundsThePicture(const QWidget* widget)
    {
        return qobject_cast<const QMenuBar*>(widget) != nullptr
            || qobject_cast<const QToolBar*>(widget) != nullptr
            || qobject_cast<const QDockWidget*>(widget) != nullptr;
    }

} // namespace

FullScreen::FullScreen(QMainWindow& window, QStackedWidget& pictures)
    : QAction(tr("Full screen"), &window)
    , m_window(window)
    , m_pictures(pictures)
    , m_leave(new QAction(tr("Leave full screen"), this))
{
    setShortcut(QKeySequence(Qt::Key_F11));
    m_leave->setShortcut(QKeySequence(Qt::Key_Escape));
    m_leave->setEnabled(false);
    window.addAction(m_leave);
    window.installEventFilter(this);
    connect(this, &QAction::triggered, this, &FullScreen::goOn);
    connect(m_leave, &QAction::triggered, this, &FullScreen::leave);
}

void FullScreen::goOn()
{
    switch (m_extent) {
    case Extent::Window:
        showOnScreen();
        return;
    case Extent::Screen:
        showPictureAlone();
        return;
    case Extent::Picture:
        leave();
    }
}

void FullScreen::remember()
{
    m_state = m_window.windowState();
    m_size = m_window.size();
    m_focus = m_window.focusWidget();
    m_front = nullptr;
    for (auto* panel : m_window.findChildren<QDockWidget*>())
        if (!m_window.tabifiedDockWidgets(panel).isEmpty() && !panel->visibleRegion().isEmpty())
            m_front = panel;
    m_drawer = nullptr;
    for (auto* drawer : m_window.findChildren<Drawer*>())
        if (drawer->isVisible())
            m_drawer = drawer;
}

void FullScreen::showOnScreen()
{
    remember();
    m_extent = Extent::Screen;
    m_leave->setEnabled(true);
    setText(tr("View only"));
    m_window.setWindowState(m_state | Qt::WindowFullScreen);
    emit said(tr("F11 again shows only the view; Esc leaves full screen"));
}

void FullScreen::showPictureAlone()
{
    m_extent = Extent::Picture;
    setText(m_leave->text());
    for (auto* drawer : m_window.findChildren<Drawer*>())
        drawer->shut();
    for (QObject* child : m_window.children())
        if (auto* widget = qobject_cast<QWidget*>(child);
            surroundsThePicture(widget) && !widget->isHidden()) {
            m_hidden.append(widget);
            widget->hide();
        }
    emit pictureAlone(true);
    m_pictures.currentWidget()->setFocus();
}

void FullScreen::leave()
{
    m_extent = Extent::Window;
    m_leave->setEnabled(false);
    setText(tr("Full screen"));
    for (const QPointer<QWidget>& widget : std::exchange(m_hidden, {}))
        if (widget)
            widget->show();
    emit pictureAlone(false);
    m_window.setWindowState(m_state);
    m_settling.setRemainingTime(longest);
    restore();
    emit said({}); // hides the hint about full screen
}

void FullScreen::restore()
{
    if (m_front)
        m_front->raise();
    if (m_drawer != nullptr && m_window.size() == m_size)
        m_drawer->open();
    if (m_focus)
        m_focus->setFocus();
    emit left();
}

// The window returns to its size after a delay; only then do separate panels share an area again or
// become drawers.
bool FullScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && m_extent == Extent::Window
        && !m_settling.hasExpired() && m_window.size() == m_size)
        QMetaObject::invokeMethod(this, &FullScreen::restore, Qt::QueuedConnection);
    return QAction::eventFilter(watched, event);
}

} // namespace ui
