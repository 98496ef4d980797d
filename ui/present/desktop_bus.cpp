#include "ui/present/desktop_bus.h"

#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool busIsThere()
    {
        const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
        return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
            || (!runtime.isEmpty() && QFileInfo::exists(runtime + u"/bus"_s));
    }

} // namespace

void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard)
{
    if (!busIsThere())
        return;
    const QDBusPendingCall call = QDBusConnection::sessionBus().asyncCall(message);
    if (!heard)
        return;
    auto* answer = new QDBusPendingCallWatcher(call, context);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer, heard] {
        answer->deleteLater();
        heard(answer->reply());
    });
}

} // namespace ui
