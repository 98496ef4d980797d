#include "ui/undo_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include <algorithm>

namespace ui {

UndoKeys::UndoKeys(QWidget& window, const QList<QAction*>& actions)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const QKeySequence keys(static_cast<QKeyEvent*>(event)->keyCombination());
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr || widget->window() != &m_window
        || std::ranges::none_of(
            m_actions, [&](const QAction* action) { return action->shortcuts().contains(keys); }))
        return false;
    event->ignore();
    return true;
}

} // namespace ui
