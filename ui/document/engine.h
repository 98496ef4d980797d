#pragma once

#include "core/base/error.h"
#include "core/experiment.h"
#include "core/run_options.h"
#include "core/trace.h"
#include "ui/document/job_thread.h"
#include "ui/session/derived_data.h"
#include "ui/session/file_location.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

namespace ui {

// The result of a job: a trace, or an error, or neither when it was stopped.
struct JobResult {
    std::shared_ptr<const core::Trace> trace; // as shown
    std::shared_ptr<const core::Model> model; // the model that ran
    std::shared_ptr<DerivedData> derived; // the trace's, with the requested data
    ViewState view; // the settings it was made for
    std::optional<core::Error> error;
    std::optional<core::Experiment> fitting {}; // its texts cut, where they were too long
    double milliseconds = 0;
    core::UsedFiles files; // read for this result, which is outdated once one of them changes
};

// Computes the traces of experiments outside the event loop: one job runs, at most one waits, the
// newest wins.
class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr);
    ~Engine() override;

    void setFiles(
        const FileLocation& files); // default: relative names start at the working directory
    // A known result is delivered if its files are unchanged; otherwise it is computed.
    void request(const core::Experiment& experiment, const DerivedData::Request& request,
        std::optional<JobResult> known = std::nullopt);
    [[nodiscard]] bool busy() const { return m_running.isValid(); }
    // Progress of the running job, from 0 to 1; negative while unknown.
    [[nodiscard]] double share() const { return m_progress ? m_progress->share() : -1; }
    void stop(); // drops the running and the waiting job

signals:
    void finished(const ui::JobResult& result);
    void busyChanged(bool busy);

private:
    // May hold the weights that the next job needs.
    struct CachedModel {
        std::shared_ptr<const core::Model> model;
        core::UsedFiles files;
        QString folder; // folder that relative names start from
    };
    struct Job {
        core::Experiment experiment;
        DerivedData::Request request;
        FileLocation files;
        std::optional<JobResult> known; // computed earlier
        CachedModel cached;
        std::shared_ptr<core::Progress> progress;
    };
    void start(Job job);
    static std::shared_ptr<const core::Model> resolve(const Job& job, core::UsedFiles& used);
    static JobResult compute(const Job& job, const std::stop_token& stop) noexcept;
    static std::optional<core::Experiment> fitting(
        const Job& job, const core::Error& error) noexcept;
    void deliver();

    QTimer m_rest; // fires when no request came for some time
    QElapsedTimer m_running; // valid while a job runs
    std::optional<Job> m_waiting;
    bool m_unwanted = false; // the running job was stopped
    std::stop_source m_stop;
    std::shared_ptr<core::Progress> m_progress;
    CachedModel m_cached; // from the last job that gave a trace
    QString m_folder; // of the running job
    FileLocation m_files;
    JobResult m_result; // of the job that ran last
    JobThread m_thread;
    JobThread m_cleaner; // releases memory
};

} // namespace ui
