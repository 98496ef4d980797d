#pragma once

#include "core/run_options.h"
#include "ui/document/background_task.h"

#include <QCoreApplication>
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <variant>

namespace ui {

// Runs work of several minutes outside the event loop: it can be paused and stopped, reports
// progress and delivers parts before it ends. One piece runs at a time; a new one stops the old
// one.
template <class Part> class LongWork {
    struct Gate {
        std::mutex mutex; // guards the other members
        std::condition_variable_any opened;
        bool shut = false;
        bool waits = false; // paused, no step runs
    };
    using Report = std::function<void(Part part)>;

public:
    // The work's interface, used in its own thread.
    class TaskContext {
    public:
        // Call between two steps: calls putInOrder and waits while paused; returns false when the
        // work is to stop.
        [[nodiscard]] bool continueOrWait(const std::function<void()>& putInOrder = {})
        {
            std::unique_lock lock(m_gate->mutex);
            if (m_gate->shut && putInOrder) {
                lock.unlock();
                putInOrder();
                lock.lock();
            }
            m_gate->waits = m_gate->shut;
            m_gate->opened.wait(lock, m_stop, [this] { return !m_gate->shut; });
            m_gate->waits = false;
            return !m_stop.stop_requested();
        }
        [[nodiscard]] const std::stop_token& stopToken() const { return m_stop; }
        [[nodiscard]] core::Progress& progress() { return *m_progress; }
        void report(Part part) { m_report(std::move(part)); } // delivered in the event loop

    private:
        friend LongWork;
        TaskContext(std::shared_ptr<Gate> gate, std::shared_ptr<core::Progress> progress,
            std::stop_token stop, Report tell)
            : m_gate(std::move(gate))
            , m_progress(std::move(progress))
            , m_stop(std::move(stop))
            , m_report(std::move(tell))
        {
        }

        std::shared_ptr<Gate> m_gate;
        std::shared_ptr<core::Progress> m_progress;
        std::stop_token m_stop;
        Report m_report;
    };
    using Work = std::function<void(TaskContext& context)>;
    // Both are called in the event loop, unless the work was stopped. `error`: what the work threw;
    // "no_thread" if the system gives no thread, without which the window would stand still.
    struct Listener {
        std::function<void(Part part)> reported;
        std::function<void(const std::optional<core::Error>& error)> ended;
    };

    explicit LongWork(Listener listener)
        : m_listener(std::move(listener))
        , m_task(BackgroundOrder::NewestWins, [this](const Outcome<std::monostate>& outcome) {
            QCoreApplication::sendPostedEvents(&m_here, QEvent::MetaCall); // the last parts
            m_listener.ended(outcome.error);
        })
    {
    }

    void start(Work work)
    {
        const std::uint64_t run = ++m_run;
        m_gate = std::make_shared<Gate>();
        m_progress = std::make_shared<core::Progress>();
        Report tell = [this, run](Part part) {
            const auto hear = [this, run, part = std::move(part)]() mutable {
                if (run == m_run)
                    m_listener.reported(std::move(part));
            };
            QMetaObject::invokeMethod(&m_here, hear, Qt::QueuedConnection);
        };
        m_task.request(
            [gate = m_gate, progress = m_progress, tell = std::move(tell), work = std::move(work),
                here = std::this_thread::get_id()](const std::stop_token& stop) {
                if (std::this_thread::get_id() == here)
                    throw core::Error("no_thread",
                        core::message("the system has no thread left for this; end other programs, "
                                      "then try again"));
                TaskContext context(gate, progress, stop, tell);
                work(context);
                return std::monostate();
            });
    }
    // Stops the work; it reports nothing more.
    void stop()
    {
        ++m_run;
        m_task.stop();
    }
    void pause() { shut(true); } // after the current step
    void resume() { shut(false); }
    [[nodiscard]] bool paused() const
    {
        const std::lock_guard lock(m_gate->mutex);
        return m_gate->shut;
    }
    // Paused, and the current step is done.
    [[nodiscard]] bool waits() const
    {
        const std::lock_guard lock(m_gate->mutex);
        return m_gate->waits;
    }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    // From 0 to 1; negative while unknown.
    [[nodiscard]] double share() const { return m_progress->share(); }

private:
    void shut(bool shut)
    {
        {
            const std::lock_guard lock(m_gate->mutex);
            m_gate->shut = shut;
        }
        m_gate->opened.notify_all();
    }

    Listener m_listener;
    QObject m_here; // lives in the event loop's thread: reports arrive here
    std::uint64_t m_run = 0; // number of the newest run; reports of older ones are dropped
    std::shared_ptr<Gate> m_gate = std::make_shared<Gate>();
    std::shared_ptr<core::Progress> m_progress = std::make_shared<core::Progress>();
    BackgroundTask<std::monostate> m_task; // destroyed first: waits for its thread
};

} // namespace ui
