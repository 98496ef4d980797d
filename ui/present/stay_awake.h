#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace ui {

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
