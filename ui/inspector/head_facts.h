#pragma once

#include "core/reading/sensitivity.h"
#include "core/reading/statistics.h"
#include "ui/document.h"

#include <QFutureWatcher>
#include <QObject>

#include <optional>

namespace ui {

// The statistics of a head, computed away from the event loop: for thousands of tokens they take
// longer than a frame. The newest request wins.
class HeadFacts : public QObject {
    Q_OBJECT

public:
    struct Facts {
        core::HeadStatistics statistics;
        core::Sensitivity sensitivity;
    };
    struct Wanted {
        TracePtr trace;
        core::Index layer = 0;
        core::Index head = 0;
        bool operator==(const Wanted&) const = default;
    };

    explicit HeadFacts(QObject* parent);
    ~HeadFacts() override;

    void request(const Wanted& wanted);
    // Of the last request; nothing while it is computed.
    [[nodiscard]] const std::optional<Facts>& facts() const { return m_facts; }
    [[nodiscard]] const Wanted& wanted() const { return m_wanted; }

signals:
    void ready();

private:
    void start();
    void finish();

    QFutureWatcher<std::optional<Facts>> m_watcher; // nothing: there was no memory for them
    Wanted m_wanted, m_running;
    std::optional<Facts> m_facts;
};

} // namespace ui
