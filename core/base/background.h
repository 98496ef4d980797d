#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace core {

// Runs one job at a time in a thread of its own. Where the system gives no thread, the thread that
// waits runs the job, so that a single thread is enough for everything.
class BackgroundJob {
public:
    using Job = std::function<void()>;

    BackgroundJob() = default;
    BackgroundJob(const BackgroundJob&) = delete;
    BackgroundJob& operator=(const BackgroundJob&) = delete;
    ~BackgroundJob() { wait(); }

    // Neither may throw. `ready`, if any, is called when wait() needs no other thread: in the job's
    // thread after the job, or here if there is none.
    void start(Job job, const Job& ready = {});
    [[nodiscard]] bool running() const { return active; } // until wait() returns
    [[nodiscard]] bool ready() const { return done; } // wait() needs no other thread
    // Returns when the job is done.
    void wait();

private:
    void run();

    Job current;
    std::thread thread; // not joinable while the job waits for wait()
    bool active = false;
    std::atomic<bool> done = false;
};

// Lets go of `last` in a thread of its own, or here if the system gives none.
void freeAside(std::shared_ptr<const void> last) noexcept;

} // namespace core
