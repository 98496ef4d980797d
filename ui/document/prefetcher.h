#pragma once

#include "ui/document/background_task.h"
#include "ui/session/derived_data.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace ui {

// Prepares the data of other views and heads as soon as the user pauses: completes a copy of the
// derived data in a background thread.
class Prefetcher : public QObject {
    Q_OBJECT

public:
    explicit Prefetcher(QObject* parent = nullptr);

    void begin(std::shared_ptr<const DerivedData> derived,
        const DerivedData::Request& request); // the newest request wins
    void stop();
    [[nodiscard]] bool busy() const { return m_pause.isActive() || m_task.busy(); }

signals:
    void prepared(const std::shared_ptr<ui::DerivedData>& derived);

private:
    void start();

    QTimer m_pause;
    std::shared_ptr<const DerivedData> m_derived; // waits for the pause to end
    DerivedData::Request m_request;
    BackgroundTask<std::shared_ptr<DerivedData>> m_task;
};

} // namespace ui
