#pragma once

#include "core/analysis/sensitivity.h"
#include "core/analysis/statistics.h"
#include "ui/document/background_task.h"
#include "ui/document/view_model.h"

#include <QObject>

#include <optional>

namespace ui {

// Statistics of a head, computed in the background: for thousands of tokens they take longer than a
// frame. The newest request wins; without enough memory the head is shown without them.
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

    // Uses statistics that `derived` already has.
    void request(const Wanted& wanted, const DerivedData& derived);
    // Result of the last request; nullopt while it is computed.
    [[nodiscard]] const std::optional<Facts>& facts() const { return m_facts; }
    [[nodiscard]] const Wanted& wanted() const { return m_wanted; }

signals:
    void ready();

private:
    Wanted m_wanted;
    std::optional<Facts> m_facts;
    BackgroundTask<Facts> m_task;
};

} // namespace ui
