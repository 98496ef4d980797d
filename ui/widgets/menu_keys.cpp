#include "ui/widgets/menu_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace ui {

namespace {

    void collect(const QList<QAction*>& actions, QList<QAction*>& result)
    {
        for (QAction* action : actions) {
            if (action->menu() != nullptr)
                collect(action->menu()->actions(), result);
            else if (!action->shortcut().isEmpty())
                result.append(action);
        }
    }

    // Brackets choose heads, except in text fields.
    bool isTyped(const QKeyEvent& event)
    {
        return !event.modifiers().testAnyFlags(
                   Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)
            && !event.text().isEmpty() && event.text().front().isPrint();
    }

} // namespace

QList<QAction*> actionsWithKeys(const QMenuBar& menus)
{
    QList<QAction*> result;
    collect(menus.actions(), result);
    return result;
}

MenuKeys::MenuKeys(QMainWindow& window)
    : QObject(&window)
    , m_window(window)
    , m_actions(actionsWithKeys(*window.menuBar()))
{
    window.addActions(m_actions); // shortcuts of a hidden menu bar would not work
    qApp->installEventFilter(this);
}

// Also true in a floating panel.
bool MenuKeys::belongs(const QWidget& widget) const
{
    const QWidget* window = widget.window();
    return window == &m_window
        || (window->windowType() == Qt::Tool && window->parentWidget() == &m_window);
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || isTyped(*static_cast<QKeyEvent*>(event)))
        return false;
    const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || !belongs(*widget)
        || std::ranges::none_of(
            m_actions, [&](const QAction* action) { return action->shortcuts().contains(keys); }))
        return false;
    event->ignore();
    return true;
}

} // namespace ui
