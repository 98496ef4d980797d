#pragma once

#include "core/base/error.h"
#include "core/experiment.h"
#include "core/trace.h"
#include "ui/session/derived_data.h"
#include "ui/session/file_place.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace ui {

// What a job gave: a trace, or the reason why there is none, or neither when it was stopped.
struct JobResult {
    std::shared_ptr<const core::Trace> trace; // as it is shown
    std::shared_ptr<const core::Model> model; // that was run
    std::shared_ptr<DerivedData> derived; // of the trace, with what the wish named
    ViewState view; // that it was made for
    std::optional<core::Error> error;
    double milliseconds = 0;
    core::UsedFiles files; // its numbers were made from; they are others once one of these changes
};

// Computes experiments away from the event loop: one job runs, at most one waits, the newest wins.
// The only place of the program that computes traces.
class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr);
    ~Engine() override;

    void setFiles(const FilePlace& files); // without it, relative names start where the program did
    void request(const core::Experiment& experiment, const DerivedData::Request& request);
    [[nodiscard]] bool busy() const { return m_running.isValid(); }
    // Of the job that runs, from 0 to 1; below 0 where nobody knows.
    [[nodiscard]] double share() const { return m_progress ? m_progress->share() : -1; }
    void stop(); // nothing of what was asked for is wanted any more

signals:
    void finished(const ui::JobResult& outcome);
    void busyChanged(bool busy);

private:
    // Perhaps it has the numbers that the next job needs.
    struct CachedModel {
        std::shared_ptr<const core::Model> model;
        core::UsedFiles files;
        QString folder; // where they were found
    };
    struct Job {
        core::Experiment experiment;
        DerivedData::Request request;
        FilePlace files;
        CachedModel known;
        std::shared_ptr<core::Progress> progress;
    };
    void start(Job job);
    static std::shared_ptr<const core::Model> resolve(const Job& job, core::UsedFiles& used);
    static JobResult compute(const Job& job, const std::stop_token& stop) noexcept;
    void deliver();

    QFutureWatcher<JobResult> m_watcher;
    QTimer m_rest; // runs out when nothing was asked for some time
    QElapsedTimer m_running; // valid while a job runs
    std::optional<Job> m_waiting;
    bool m_unwanted = false; // what runs: one has stopped it
    std::stop_source m_stop;
    std::shared_ptr<core::Progress> m_progress;
    CachedModel m_cached; // from the last job that gave a trace
    QString m_folder; // of the job that runs
    FilePlace m_files;
};

} // namespace ui
