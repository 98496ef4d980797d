#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace ui {

// As long as it lives, the screen does not go dark and the machine does not fall asleep, where the
// desktop can be asked for that. Where it cannot, nothing happens.
class StayAwake : public QObject {
    Q_OBJECT

public:
    explicit StayAwake(const QString& reason, QObject* parent = nullptr);
    ~StayAwake() override;

private:
    std::optional<quint32> m_cookie;
};

} // namespace ui
