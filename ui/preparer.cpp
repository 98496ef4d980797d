#include "ui/preparer.h"

#include <QtConcurrent/QtConcurrentRun>

#include <chrono>
#include <new>
#include <utility>

namespace ui {

namespace {

    constexpr std::chrono::milliseconds pause { 150 }; // longer than between two steps of a drag

    std::shared_ptr<Picture> complete(const std::shared_ptr<Picture>& picture,
        const Picture::Wish& wish, const std::stop_token& stop) noexcept
    {
        try {
            picture->prepareAll(wish, stop);
        } catch (const std::exception&) { // no memory: it is computed, or fails, when asked for
            return nullptr;
        }
        return stop.stop_requested() ? nullptr : picture;
    }

} // namespace

Preparer::Preparer(QObject* parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Preparer::start);
    connect(&m_watcher, &QFutureWatcher<std::shared_ptr<Picture>>::finished, this, [this] {
        m_running = false;
        if (const std::shared_ptr<Picture> picture = m_watcher.result())
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
    if (m_running) { // what was stopped is about to end
        m_pause.start();
        return;
    }
    m_running = true;
    m_stop = std::stop_source();
    auto copy = std::make_shared<Picture>(*std::exchange(m_picture, nullptr));
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, complete, std::move(copy), m_wish, m_stop.get_token()));
}

} // namespace ui
