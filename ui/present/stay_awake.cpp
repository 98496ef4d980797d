#include "ui/present/stay_awake.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusReply>
#include <QFileInfo>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool busIsThere()
    {
        const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
        return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
            || (!runtime.isEmpty() && QFileInfo::exists(runtime + u"/bus"_s));
    }

    QDBusMessage call(const QString& method)
    {
        const QString service = u"org.freedesktop.ScreenSaver"_s;
        return QDBusMessage::createMethodCall(
            service, u"/org/freedesktop/ScreenSaver"_s, service, method);
    }

    void release(quint32 cookie)
    {
        QDBusMessage message = call(u"UnInhibit"_s);
        message << cookie;
        callDesktop(message, nullptr);
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

// Nothing waits for the reply; one that arrives too late is released at once.
StayAwake::StayAwake(const QString& reason, QObject* parent)
    : QObject(parent)
{
    QDBusMessage inhibit = call(u"Inhibit"_s);
    inhibit << QCoreApplication::applicationName() << reason;
    callDesktop(inhibit, QCoreApplication::instance(),
        [self = QPointer<StayAwake>(this)](const QDBusMessage& answer) {
            const QDBusReply<quint32> reply(answer);
            if (reply.isValid() && self)
                self->m_cookie = reply.value();
            else if (reply.isValid())
                release(reply.value());
        });
}

StayAwake::~StayAwake()
{
    if (m_cookie)
        release(*m_cookie);
}

} // namespace ui
