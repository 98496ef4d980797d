#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <thread>

namespace ui {

// Runs one job at a time in a thread of its own, and reports its end in the event loop. Where the
// system gives no thread, the job runs in the event loop instead, so that a single thread is
// enough for everything. The only place in ui that makes threads.
class JobThread : public QObject {
public:
    using Job = std::function<void()>;

    explicit JobThread(std::function<void()> done); // called in the event loop
    JobThread(const JobThread&) = delete;
    JobThread& operator=(const JobThread&) = delete;
    ~JobThread() override;

    // The job must not throw. One job at a time.
    void start(Job job);
    // Ends the running job, whose end is not reported.
    void wait();
    [[nodiscard]] bool running() const { return m_running; }

protected:
    bool event(QEvent* event) override;

private:
    void run();
    void report();
    void end();

    std::function<void()> m_done;
    Job m_job;
    std::thread m_thread; // not joinable while the job waits for the event loop
    bool m_running = false;
};

// Lets go of `last` in a thread of its own, or here if the system gives none.
void freeAside(std::shared_ptr<const void> last) noexcept;

} // namespace ui
