#pragma once

#include <QDBusMessage>
#include <QObject>

#include <functional>

namespace ui {

// Calls the desktop; nobody waits for the answer, which is heard in the event loop while `context`
// lives. Without a desktop's bus nothing is called: D-Bus would start one, and whoever asked would
// wait for that.
void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard = {});

} // namespace ui
