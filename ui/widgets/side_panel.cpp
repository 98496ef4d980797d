#include "ui/widgets/side_panel.h"

#include "ui/widgets/drawer.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

namespace ui {

SidePanel::SidePanel(const Parts& parts, Qt::DockWidgetArea side)
    : QObject(&parts.window)
    , m_side(side)
    , m_content(parts.content)
    , m_dock(new QDockWidget(parts.title, &parts.window))
    , m_drawer(new Drawer(parts.title,
          side == Qt::LeftDockWidgetArea ? Drawer::Edge::Left : Drawer::Edge::Right, parts.picture))
    , m_action(new QAction(parts.title, this))
{
    auto* title = new PanelTitle(parts.title, m_dock);
    connect(title, &PanelTitle::crossed, m_dock, &QDockWidget::close);
    m_dock->setObjectName(parts.id);
    m_dock->setTitleBarWidget(title);
    // A floating panel is a normal window with the system's frame and title.
    connect(m_dock, &QDockWidget::topLevelChanged, this, [this, title](bool floats) {
        m_dock->setTitleBarWidget(floats ? nullptr : title);
        title->setHidden(floats);
    });
    m_dock->setWidget(m_content);
    parts.window.addDockWidget(side, m_dock);
    m_action->setCheckable(true);
    connect(m_action, &QAction::triggered, this, &SidePanel::toggle);
    connect(m_dock, &QDockWidget::visibilityChanged, this, [this](bool inFront) {
        m_inFront = inFront;
        showState();
    });
    connect(m_drawer, &Drawer::changed, this, &SidePanel::showState);
}

bool SidePanel::isAsMade() const
{
    const auto* window = static_cast<const QMainWindow*>(m_dock->parentWidget());
    return !m_dock->isFloating() && window->dockWidgetArea(m_dock) == m_side;
}

void SidePanel::intoDrawer()
{
    if (m_drawn || m_dock->isFloating())
        return;
    m_drawn = true;
    m_wasOpen = !m_dock->isHidden();
    m_dock->hide();
    m_dock->toggleViewAction()->setVisible(false); // it would show a dock without its panel
    m_drawer->take(m_content);
    showState();
}

void SidePanel::intoDock()
{
    if (!m_drawn)
        return;
    m_drawn = false;
    m_drawer->shut();
    m_dock->setWidget(m_content);
    m_dock->setVisible(m_wasOpen);
    m_dock->toggleViewAction()->setVisible(true);
    showState();
}

int SidePanel::wishedWidth() const
{
    return m_width.value_or(m_dock->sizeHint().width());
}

void SidePanel::toggle()
{
    if (m_drawn && m_drawer->isHidden()) {
        m_drawer->open();
    } else if (m_drawn) {
        m_drawer->shut();
    } else if (m_inFront) {
        m_dock->hide();
    } else {
        m_dock->show();
        m_dock->raise();
    }
    showState();
}

void SidePanel::showState()
{
    m_action->setChecked(m_drawn ? !m_drawer->isHidden() : m_inFront);
}

} // namespace ui
