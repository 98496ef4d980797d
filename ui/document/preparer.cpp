#include "ui/document/preparer.h"

#include "ui/document/view_entry.h"

#include <chrono>
#include <utility>

namespace ui {

namespace {
    constexpr std::chrono::milliseconds pause { 150 }; // longer than between two steps of a drag
} // namespace

Preparer::Preparer(QObject* parent)
    : QObject(parent)
    , m_work(BackgroundOrder::NewestWins, [this](std::optional<std::shared_ptr<Picture>> made) {
        if (made) // no memory: it is computed, or fails, when asked for
            emit prepared(*made);
    })
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Preparer::start);
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
    m_work.stop();
}

void Preparer::start()
{
    auto copy = std::make_shared<Picture>(*std::exchange(m_picture, nullptr));
    m_work.request([copy = std::move(copy), wish = m_wish](const std::stop_token& stop) {
        prepareViews(*copy, wish, stop);
        return copy;
    });
}

} // namespace ui
