#include "ui/present/stay_awake.h"

#include "ui/present/desktop_bus.h"

#include <QCoreApplication>
#include <QDBusReply>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

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
