#include "ui/inspector/head_facts.h"

#include <QtConcurrent/QtConcurrentRun>

#include <exception>

namespace ui {

namespace {

    // Without the memory they need the head is shown without them.
    std::optional<HeadFacts::Facts> computed(const HeadFacts::Wanted& wanted) noexcept
    {
        try {
            return HeadFacts::Facts { core::statistics(*wanted.trace, wanted.layer, wanted.head),
                core::sensitivity(*wanted.trace, wanted.layer, wanted.head) };
        } catch (const std::exception&) {
            return std::nullopt;
        }
    }

} // namespace

HeadFacts::HeadFacts(QObject* parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<std::optional<Facts>>::finished, this, &HeadFacts::finish);
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
    m_watcher.setFuture(QtConcurrent::run(computed, m_wanted));
}

void HeadFacts::finish()
{
    if (m_running != m_wanted) {
        start();
        return;
    }
    m_facts = m_watcher.result();
    m_running = {};
    if (m_facts)
        emit ready();
}

} // namespace ui
