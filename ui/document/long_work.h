#pragma once

#include "core/progress.h"
#include "ui/document/background_task.h"

#include <QCoreApplication>
#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>
#include <variant>

namespace ui {

// Work beside the event loop that takes minutes: it can be paused and stopped, says how far it is
// and hands over what it has before it ends. One piece runs; who starts another stops it.
template <class Part> class LongWork {
    struct Gate {
        std::mutex mutex; // guards what follows
        std::condition_variable_any opened;
        bool shut = false;
        bool waits = false; // nothing runs
    };
    using Report = std::function<void(Part part)>;

public:
    // What the work asks and tells, in its own thread.
    class TaskContext {
    public:
        // Between two steps: waits while it is paused, with everything in order; false if it is
        // to stop.
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
        void report(Part part) { m_report(std::move(part)); } // heard of in the event loop

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
    using Work = std::function<void(TaskContext& spec)>;
    // Both are called in the event loop, for what was not stopped; `whole` is false if the work
    // threw, for want of memory as a rule.
    struct Listener {
        std::function<void(Part part)> reported;
        std::function<void(bool whole)> ended;
    };

    explicit LongWork(Listener listener)
        : m_listener(std::move(listener))
        , m_task(BackgroundOrder::NewestWins, [this](const std::optional<std::monostate>& done) {
            QCoreApplication::sendPostedEvents(&m_here, QEvent::MetaCall); // the last parts
            m_listener.ended(done.has_value());
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
        m_task.request([gate = m_gate, progress = m_progress, tell = std::move(tell),
                           work = std::move(work)](const std::stop_token& stop) {
            TaskContext spec(gate, progress, stop, tell);
            work(spec);
            return std::monostate();
        });
    }
    // Nothing more is told of what runs.
    void stop()
    {
        ++m_run;
        m_task.stop();
    }
    void pause() { shut(true); } // from the next step on
    void resume() { shut(false); }
    [[nodiscard]] bool paused() const
    {
        const std::lock_guard lock(m_gate->mutex);
        return m_gate->shut;
    }
    // Paused, and the step that ran is done.
    [[nodiscard]] bool waits() const
    {
        const std::lock_guard lock(m_gate->mutex);
        return m_gate->waits;
    }
    [[nodiscard]] bool busy() const { return m_task.busy(); }
    // From 0 to 1; below 0 while nobody knows.
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
    QObject m_here; // in the thread of the event loop: what is told comes here
    std::uint64_t m_run = 0; // the number of the newest; parts of older ones are late
    std::shared_ptr<Gate> m_gate = std::make_shared<Gate>();
    std::shared_ptr<core::Progress> m_progress = std::make_shared<core::Progress>();
    BackgroundTask<std::monostate> m_task; // goes first, and waits for what tells
};

} // namespace ui
