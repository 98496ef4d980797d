#include "ui/widgets/side_panels.h"

#include "ui/widgets/drawer.h"
#include "ui/widgets/side_panel.h"

#include <QAction>
#include <QDockWidget>
#include <QFontInfo>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace ui {

namespace {
    // Window widths in heights of letters: narrower windows have no room for panels on both sides,
    // or for docks at all.
    constexpr int roomForBoth = 90;
    constexpr int roomForOne = 62;
    constexpr int layoutVersion = 1; // of docks and toolbars; other versions are not restored
    constexpr int lettersSettle = 1000; // milliseconds until every control has its new font
} // namespace

SidePanels::SidePanels(QMainWindow& window, SidePanel* left, SidePanel* right)
    : QObject(&window)
    , m_window(window)
    , m_left(left)
    , m_right(right)
{
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.installEventFilter(this);
    for (SidePanel* panel : panels()) {
        panel->dock()->installEventFilter(this);
        connect(panel->drawer(), &Drawer::changed, this, [this, panel] {
            SidePanel* other = panel == m_left ? m_right : m_left;
            if (!panel->drawer()->isHidden())
                other->drawer()->shut(); // the view keeps its room
        });
    }
}

bool SidePanels::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window)
        watchWindow(event->type());
    else if (event->type() == QEvent::LayoutRequest && m_newLetters.isValid()
        && !m_newLetters.hasExpired(lettersSettle))
        fitWidths();
    return QObject::eventFilter(watched, event);
}

void SidePanels::watchWindow(QEvent::Type event)
{
    switch (event) {
    case QEvent::Resize:
        fit();
        break;
    case QEvent::FontChange:
        m_newLetters.start();
        fit();
        fitWidths();
        break;
    case QEvent::MouseButtonPress:
        watchDrag(true);
        break;
    case QEvent::MouseButtonRelease:
        watchDrag(false);
        break;
    default:
        break;
    }
}

SidePanels::Room SidePanels::room() const
{
    const int letter = QFontInfo(m_window.font()).pixelSize();
    if (m_window.width() < roomForOne * letter)
        return Room::ForDrawers;
    return m_window.width() < roomForBoth * letter ? Room::ForOne : Room::ForBoth;
}

void SidePanels::fit()
{
    const Room before = std::exchange(m_room, room());
    if (before == m_room)
        return;
    if (areDrawers())
        m_arrangement = m_window.saveState(layoutVersion);
    for (SidePanel* panel : panels())
        areDrawers() ? panel->intoDrawer() : panel->intoDock();
    if (m_room == Room::ForOne && !shared())
        share();
    else if (m_room == Room::ForBoth && shared())
        m_window.addDockWidget(Qt::RightDockWidgetArea, m_right->dock());
    fitWidths();
    if (areDrawers() != (before == Room::ForDrawers))
        emit drawersChanged(areDrawers());
}

bool SidePanels::shared() const
{
    return m_window.tabifiedDockWidgets(m_left->dock()).contains(m_right->dock());
}

void SidePanels::share()
{
    if (!m_left->isAsMade() || !m_right->isAsMade())
        return;
    m_window.tabifyDockWidget(m_left->dock(), m_right->dock());
    m_left->dock()->raise();
}

QByteArray SidePanels::arrangement() const
{
    return areDrawers() ? m_arrangement : m_window.saveState(layoutVersion);
}

void SidePanels::arrangeAs(const QByteArray& arrangement)
{
    m_window.restoreState(arrangement, layoutVersion);
    fitWidths();
}

void SidePanels::fitWidths()
{
    QMetaObject::invokeMethod(this, &SidePanels::setWidths, Qt::QueuedConnection);
}

// Panels at one side have the same width.
void SidePanels::setWidths()
{
    for (const auto side : { Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea }) {
        int width = 0;
        QList<QDockWidget*> docks;
        for (const SidePanel* panel : panels()) {
            QDockWidget* dock = panel->dock();
            if (dock->isHidden() || dock->isFloating() || m_window.dockWidgetArea(dock) != side)
                continue;
            docks.append(dock);
            width = std::max(width, panel->wishedWidth());
        }
        if (shared() && m_left->chosenWidth())
            width = *m_left->chosenWidth();
        if (!docks.isEmpty())
            m_window.resizeDocks({ docks.first() }, { width }, Qt::Horizontal);
    }
}

// Of two panels in one area, only the front one reports its width.
int SidePanels::widthOf(const SidePanel& panel) const
{
    const bool behind = shared() && m_right->action()->isChecked();
    return behind ? m_right->dock()->width() : panel.dock()->width();
}

// A drag of the separator between dock and view: no widget receives it, so the window gets the
// mouse events.
void SidePanels::watchDrag(bool begins)
{
    for (std::size_t i = 0; i < m_widths.size(); ++i) {
        SidePanel* panel = panels()[i];
        const int width = widthOf(*panel);
        const bool docked = !panel->dock()->isHidden() && !panel->dock()->isFloating();
        if (!begins && docked && width != m_widths[i] && !(shared() && panel == m_right))
            panel->chooseWidth(width);
        m_widths[i] = width;
    }
}

} // namespace ui
