#pragma once

#include <QDBusMessage>
#include <QObject>

#include <functional>

namespace ui {

// Sends a message to the desktop without waiting; the reply arrives in the event loop while
// `context` lives. Without a session bus nothing is called: D-Bus would start one, and the caller
// would wait for it.
void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard = {});

} // namespace ui
