#pragma once

#include "core/error.h"
#include "core/experiment.h"
#include "core/trace.h"
#include "ui/picture.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>

namespace ui {

// What a job gave: a trace, or the reason why there is none, or neither when it was stopped.
struct Outcome {
    std::shared_ptr<const core::Trace> trace;
    std::shared_ptr<Picture> picture; // of the trace, with what the wish named
    std::optional<core::Error> error;
    double milliseconds = 0;
    bool readFiles = false; // for its numbers, which may be others the next time
};

// Computes experiments away from the event loop: one job runs, at most one waits, the newest wins.
// The only place of the program that computes traces.
class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr);
    ~Engine() override;

    void setFolder(const QString& folder); // where relative file names of an experiment start
    void request(const core::Experiment& experiment, const Picture::Wish& wish);
    [[nodiscard]] bool busy() const { return m_running.isValid(); }

signals:
    void finished(const ui::Outcome& outcome);
    void busyChanged(bool busy);

private:
    struct Job {
        core::Experiment experiment;
        Picture::Wish wish;
        std::shared_ptr<const core::Model> known; // perhaps with the numbers that it needs
    };
    void start(Job job);
    static Outcome compute(
        const Job& job, const QString& folder, const std::stop_token& stop) noexcept;
    void deliver();

    QFutureWatcher<Outcome> m_watcher;
    QElapsedTimer m_running; // valid while a job runs
    std::optional<Job> m_waiting;
    std::stop_source m_stop;
    std::shared_ptr<const core::Model> m_known; // of the last job, unless files were read for it
    QString m_folder;
};

} // namespace ui
