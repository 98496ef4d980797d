#include "ui/present/stay_awake.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
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
        QDBusConnection::sessionBus().asyncCall(message);
    }

} // namespace

// Nobody waits for the answer; one that comes too late is given back at once.
StayAwake::StayAwake(const QString& reason, QObject* parent)
    : QObject(parent)
{
    QDBusMessage inhibit = call(u"Inhibit"_s);
    inhibit << QCoreApplication::applicationName() << reason;
    auto* answer = new QDBusPendingCallWatcher(
        QDBusConnection::sessionBus().asyncCall(inhibit), QCoreApplication::instance());
    connect(answer, &QDBusPendingCallWatcher::finished, answer,
        [answer, self = QPointer<StayAwake>(this)] {
            const QDBusPendingReply<quint32> reply = *answer;
            if (!reply.isError() && self)
                self->m_cookie = reply.value();
            else if (!reply.isError())
                release(reply.value());
            answer->deleteLater();
        });
}

StayAwake::~StayAwake()
{
    if (m_cookie)
        release(*m_cookie);
}

} // namespace ui
