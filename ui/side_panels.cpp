#include "ui/side_panels.h"

#include <QDockWidget>
#include <QEvent>
#include <QFontMetricsF>
#include <QMainWindow>

namespace ui {

namespace {
    constexpr qreal roomForAll = 76; // lines' heights: narrower windows have no room for both sides
}

SidePanels::SidePanels(QMainWindow& window, QDockWidget* left, QDockWidget* right)
    : QObject(&window)
    , m_window(window)
    , m_left(left)
    , m_right(right)
{
    window.addDockWidget(Qt::LeftDockWidgetArea, left);
    window.addDockWidget(Qt::RightDockWidgetArea, right);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.installEventFilter(this);
}

bool SidePanels::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        fit();
    return QObject::eventFilter(watched, event);
}

void SidePanels::fit()
{
    const bool narrow = m_window.width() < roomForAll * QFontMetricsF(m_window.font()).height();
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    if (narrow && !shared())
        share();
    else if (!narrow && shared())
        part();
}

bool SidePanels::shared() const
{
    return m_window.tabifiedDockWidgets(m_left).contains(m_right);
}

void SidePanels::share()
{
    const bool asMade = !m_left->isFloating() && !m_right->isFloating()
        && m_window.dockWidgetArea(m_left) == Qt::LeftDockWidgetArea
        && m_window.dockWidgetArea(m_right) == Qt::RightDockWidgetArea;
    if (!asMade)
        return;
    m_rightWidth = m_right->width();
    m_window.tabifyDockWidget(m_left, m_right);
    m_left->raise();
}

void SidePanels::part()
{
    m_window.addDockWidget(Qt::RightDockWidgetArea, m_right);
    const auto widen = [this] {
        if (m_rightWidth > 0 && !shared())
            m_window.resizeDocks({ m_right }, { m_rightWidth }, Qt::Horizontal);
    };
    QMetaObject::invokeMethod(this, widen, Qt::QueuedConnection); // when the window has its size
}

} // namespace ui
