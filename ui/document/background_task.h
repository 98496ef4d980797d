#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent/QtConcurrentRun>

#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace ui {

enum class BackgroundOrder {
    NewestWins, // stops the running job and drops waiting ones
    OneAfterAnother, // runs every job, also when the owner is destroyed
};

// Runs jobs outside the event loop, one at a time in a thread of its own; every owner has its own
// BackgroundTask. Apart from it only Engine starts threads in ui, because its jobs may outlive a
// newer request.
template <class Result> class BackgroundTask {
public:
    // Checks its token regularly. It must not touch data that the event loop changes.
    using Work = std::function<Result(const std::stop_token& stop)>;
    // Called in the event loop. nullopt: the work threw, usually for lack of memory.
    using Report = std::function<void(std::optional<Result> result)>;

    BackgroundTask(BackgroundOrder order, Report done)
        : m_order(order)
        , m_done(std::move(done))
    {
        m_pool.setMaxThreadCount(1);
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, [this] { finish(); });
    }
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;
    ~BackgroundTask() { complete(); }

    void request(Work work)
    {
        if (m_order == BackgroundOrder::NewestWins)
            stop();
        m_waiting.push_back(std::move(work));
        if (!m_running)
            next();
    }
    // Asks the running job to stop; its result is not reported.
    void stop()
    {
        m_waiting.clear();
        m_stop.request_stop();
    }
    [[nodiscard]] bool busy() const { return m_running || !m_waiting.empty(); }

    // Waits for the running job, then runs the waiting ones in order; none of them is reported.
    void complete()
    {
        if (m_order == BackgroundOrder::NewestWins)
            stop();
        if (std::exchange(m_running, false)) // a future whose result was taken never finishes
            m_watcher.waitForFinished();
        for (; !m_waiting.empty(); m_waiting.pop_front())
            (void)attempt(m_waiting.front(), {});
    }

private:
    static std::optional<Result> attempt(const Work& work, const std::stop_token& stop) noexcept
    {
        try {
            return work(stop);
        } catch (const std::exception&) {
            return std::nullopt;
        }
    }
    void next()
    {
        m_stop = std::stop_source();
        m_running = true;
        Work work = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_watcher.setFuture(
            QtConcurrent::run(&m_pool, attempt, std::move(work), m_stop.get_token()));
    }
    void finish()
    {
        if (!std::exchange(m_running, false)) // complete() has waited for it
            return;
        const bool stopped = m_stop.stop_requested();
        std::optional<Result> result = m_watcher.future().takeResult();
        if (!m_waiting.empty())
            next();
        if (!stopped)
            m_done(std::move(result));
    }

    BackgroundOrder m_order;
    Report m_done;
    QThreadPool m_pool;
    QFutureWatcher<std::optional<Result>> m_watcher;
    std::stop_source m_stop;
    std::deque<Work> m_waiting;
    bool m_running = false;
};

} // namespace ui
