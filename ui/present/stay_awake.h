#pragma once

#include <QDBusMessage>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace ui {

// Sends a message to the desktop without waiting; the reply arrives in the event loop while
// `context` lives. Without a session bus nothing is called: D-Bus would start one, and the caller
// would wait for it.
void callDesktop(const QDBusMessage& message, QObject* context,
    const std::function<void(const QDBusMessage& answer)>& heard = {});

// Keeps the screen on and the computer awake for its lifetime, where the desktop supports it;
// elsewhere it does nothing.
class StayAwake : public QObject {
    Q_OBJECT

public:
    explicit StayAwake(const QString& reason, QObject* parent = nullptr);
    ~StayAwake() override;

private:
    std::optional<quint32> m_cookie;
};

} // namespace ui
