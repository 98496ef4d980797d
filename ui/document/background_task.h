#pragma once

#include "ui/document/job_thread.h"
#include "ui/words/messages.h"

#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace ui {

// The result of a job, or the error that it threw.
template <class Result> struct Outcome {
    std::optional<Result> result;
    std::optional<core::Error> error; // exactly when there is no result
};

// Runs `work` in any thread. Every exception becomes the error.
template <class Work> auto outcomeOf(Work&& work) noexcept -> Outcome<decltype(work())>
{
    try {
        return { work(), {} };
    } catch (...) {
        return { {}, currentError() };
    }
}

enum class BackgroundOrder {
    NewestWins, // stops the running job and drops waiting ones
    OneAfterAnother, // runs every job, also when the owner is destroyed
};

// Runs jobs outside the event loop, one at a time; every owner has its own BackgroundTask.
template <class Result> class BackgroundTask {
public:
    // Checks its token regularly. It must not touch data that the event loop changes.
    using Work = std::function<Result(const std::stop_token& stop)>;
    using Report = std::function<void(Outcome<Result> outcome)>; // called in the event loop

    BackgroundTask(BackgroundOrder order, Report done)
        : m_order(order)
        , m_done(std::move(done))
        , m_thread([this] { finish(); })
    {
    }
    BackgroundTask(const BackgroundTask&) = delete;
    BackgroundTask& operator=(const BackgroundTask&) = delete;
    ~BackgroundTask() { complete(); }

    void request(Work work)
    {
        if (m_order == BackgroundOrder::NewestWins)
            stop();
        m_waiting.push_back(std::move(work));
        if (!m_thread.running())
            next();
    }
    // Asks the running job to stop; its result is not reported.
    void stop()
    {
        m_waiting.clear();
        m_stop.request_stop();
    }
    [[nodiscard]] bool busy() const { return m_thread.running() || !m_waiting.empty(); }

    // Waits for the running job, then runs the waiting ones in order; none of them is reported.
    void complete()
    {
        if (m_order == BackgroundOrder::NewestWins)
            stop();
        m_thread.wait();
        m_outcome.reset();
        for (; !m_waiting.empty(); m_waiting.pop_front())
            (void)outcomeOf([this] { return m_waiting.front()({}); });
    }

private:
    void next()
    {
        m_stop = std::stop_source();
        Work work = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_thread.start([this, work = std::move(work), stop = m_stop.get_token()] {
            m_outcome = outcomeOf([&] { return work(stop); });
        });
    }
    void finish()
    {
        const bool stopped = m_stop.stop_requested();
        Outcome<Result> outcome = *std::exchange(m_outcome, std::nullopt);
        if (!m_waiting.empty())
            next();
        if (!stopped)
            m_done(std::move(outcome));
    }

    BackgroundOrder m_order;
    Report m_done;
    std::stop_source m_stop;
    std::deque<Work> m_waiting;
    std::optional<Outcome<Result>> m_outcome; // of the job that ran last
    JobThread m_thread;
};

} // namespace ui
