#include "ui/document/prefetcher.h"

#include "ui/document/view_entry.h"

#include <chrono>
#include <utility>

namespace ui {

namespace {
    constexpr std::chrono::milliseconds pause { 150 }; // longer than a step of a drag
} // namespace

Prefetcher::Prefetcher(QObject* parent)
    : QObject(parent)
    , m_task(BackgroundOrder::NewestWins, [this](Outcome<std::shared_ptr<DerivedData>> made) {
        if (made.result) // otherwise it is computed, or fails, when needed
            emit prepared(*made.result);
    })
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Prefetcher::start);
}

void Prefetcher::begin(
    std::shared_ptr<const DerivedData> derived, const DerivedData::Request& request)
{
    stop();
    m_derived = std::move(derived);
    m_request = request;
    m_pause.start();
}

void Prefetcher::stop()
{
    m_pause.stop();
    m_derived.reset();
    m_task.stop();
}

void Prefetcher::start()
{
    auto copy = std::make_shared<DerivedData>(*std::exchange(m_derived, nullptr));
    m_task.request([copy = std::move(copy), request = m_request](const std::stop_token& stop) {
        prepareViews(*copy, request, stop);
        return copy;
    });
}

} // namespace ui
