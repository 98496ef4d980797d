#include "ui/inspector/head_facts.h"

#include <QtConcurrent>

namespace ui {

HeadFacts::HeadFacts(QObject* parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Facts>::finished, this, &HeadFacts::finish);
}

HeadFacts::~HeadFacts()
{
    m_watcher.waitForFinished();
}

void HeadFacts::request(const Wanted& wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    m_facts.reset();
    if (!m_watcher.isRunning())
        start();
}

void HeadFacts::start()
{
    m_running = m_wanted;
    m_watcher.setFuture(QtConcurrent::run([wanted = m_wanted]() noexcept -> Facts {
        return { core::statistics(*wanted.trace, wanted.layer, wanted.head),
            core::sensitivity(*wanted.trace, wanted.layer, wanted.head) };
    }));
}

void HeadFacts::finish()
{
    if (m_running != m_wanted) {
        start();
        return;
    }
    m_facts = m_watcher.result();
    m_running = {};
    emit ready();
}

} // namespace ui
