#include "ui/window/window_watch.h"

#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"

#include <QDockWidget>
#include <QEvent>

#include <chrono>

using namespace std::chrono_literals;

namespace ui {

WindowWatch::WindowWatch(MainWindow& window)
    : QObject(&window)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(200ms);
    connect(&m_rest, &QTimer::timeout, this, [&window] { rememberLayout(window); });
    connect(&window, &MainWindow::themeChanged, this, [&window] { rememberTheme(window); });
    window.installEventFilter(this);
    for (auto* panel : window.findChildren<QDockWidget*>()) {
        panel->installEventFilter(this);
        connect(panel, &QDockWidget::topLevelChanged, &m_rest, qOverload<>(&QTimer::start));
        connect(panel, &QDockWidget::dockLocationChanged, &m_rest, qOverload<>(&QTimer::start));
    }
}

bool WindowWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowStateChange:
    case QEvent::MouseButtonRelease: // a panel was resized with the mouse
        m_rest.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
