#include "ui/document/job_thread.h"

#include <QCoreApplication>
#include <QEvent>

#include <chrono>
#include <new>
#include <thread>
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
    m_job.start(std::move(job), [this] { report(); });
}

void JobThread::wait()
{
    if (!running())
        return;
    m_job.wait();
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

bool JobThread::event(QEvent* event)
{
    if (event->type() != QEvent::User)
        return QObject::event(event);
    m_job.wait();
    m_done();
    return true;
}

} // namespace ui
