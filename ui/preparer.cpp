#include "ui/preparer.h"

#include <QtConcurrent/QtConcurrentRun>

#include <chrono>
#include <exception>
#include <utility>

namespace ui {

namespace {

    constexpr std::chrono::milliseconds pause { 150 }; // longer than between two steps of a drag

    bool complete(const std::shared_ptr<Picture>& picture, const Picture::Wish& wish,
        const std::stop_token& stop) noexcept
    {
        try {
            picture->prepareAll(wish, stop);
        } catch (const std::exception&) { // no memory: it is computed, or fails, when asked for
            return false;
        }
        return !stop.stop_requested();
    }

} // namespace

Preparer::Preparer(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Preparer::start);
    connect(&m_watcher, &QFutureWatcher<bool>::finished, this, [this] {
        const std::shared_ptr<Picture> picture = std::exchange(m_copy, nullptr);
        if (!m_watcher.result())
            return;
        if (m_picture && m_picture->trace() == picture->trace())
            m_picture = picture; // and what another head needs
        emit prepared(picture);
    });
}

Preparer::~Preparer()
{
    stop();
    m_watcher.waitForFinished();
}

void Preparer::begin(std::shared_ptr<const Picture> picture, const Picture::Wish& wish)
{
    stop();
    m_picture = std::move(picture);
    m_wish = wish;
    m_pause.start();
}

void Preparer::stop()
{
    m_pause.stop();
    m_picture.reset();
    m_stop.request_stop();
}

void Preparer::start()
{
    if (m_copy) { // what was stopped is about to end
        m_pause.start();
        return;
    }
    m_stop = std::stop_source();
    m_copy = std::make_shared<Picture>(*std::exchange(m_picture, nullptr));
    m_watcher.setFuture(QtConcurrent::run(&m_pool, complete, m_copy, m_wish, m_stop.get_token()));
}

} // namespace ui
