#include "ui/document/job_thread.h"

#include <QCoreApplication>
#include <QEvent>

#include <cassert>
#include <chrono>
#include <exception>
#include <new>
#include <utility>

namespace ui {

JobThread::JobThread(std::function<void()> done)
    : m_done(std::move(done))
{
}

JobThread::~JobThread()
{
    wait();
}

void JobThread::start(Job job)
{
    assert(!m_running);
    m_job = std::move(job);
    m_running = true;
    try {
        m_thread = std::thread([this] {
            run();
            report();
        });
    } catch (const std::exception&) { // no thread, or no memory for one: the event loop runs it
        report();
    }
}

void JobThread::wait()
{
    if (!m_running)
        return;
    end();
    QCoreApplication::removePostedEvents(this);
}

// An event needs memory: the report comes as soon as there is some.
void JobThread::report()
{
    for (;;) {
        try {
            QCoreApplication::postEvent(this, new QEvent(QEvent::User));
            return;
        } catch (const std::bad_alloc&) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
}

void JobThread::end()
{
    if (m_thread.joinable())
        m_thread.join();
    else
        run();
    m_running = false;
}

// What the job holds is freed where it ran.
void JobThread::run()
{
    m_job();
    m_job = {};
}

bool JobThread::event(QEvent* event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    end();
    m_done();
    return true;
}

void freeAside(std::shared_ptr<const void> last) noexcept
{
    try {
        std::thread([last = std::move(last)] {}).detach();
    } catch (const std::exception&) { // no thread: it is freed on return
    }
}

} // namespace ui
