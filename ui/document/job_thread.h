#pragma once

#include "core/base/background.h"

#include <QObject>

#include <functional>

namespace ui {

// Runs one job at a time in a thread of its own, and reports its end in the event loop. Where the
// system gives no thread, the job runs in the event loop instead, so that a single thread is
// enough for everything.
class JobThread : public QObject {
public:
    using Job = core::BackgroundJob::Job;

    explicit JobThread(std::function<void()> done); // called in the event loop
    JobThread(const JobThread&) = delete;
    JobThread& operator=(const JobThread&) = delete;
    ~JobThread() override;

    // The job must not throw. One job at a time.
    void start(Job job);
    // Ends the running job, whose end is not reported.
    void wait();
    [[nodiscard]] bool running() const { return m_job.running(); }

protected:
    bool event(QEvent* event) override;

private:
    void report();

    std::function<void()> m_done;
    core::BackgroundJob m_job;
};

} // namespace ui
