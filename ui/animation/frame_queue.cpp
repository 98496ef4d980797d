#include "ui/animation/frame_queue.h"

#include "core/base/parallel.h"
#include "ui/drawing/lack_of_memory.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ui {

namespace {

    // Frames in memory: as many as are encoded at once, and fewer where they would fill it.
    std::size_t mostWaiting()
    {
        constexpr int most = 8;
        return static_cast<std::size_t>(std::clamp(core::ThreadPool(0).threads(), 1, most));
    }

} // namespace

FrameQueue::FrameQueue(Encode encode)
    : m_encode(std::move(encode))
{
}

void FrameQueue::add(const QImage& picture, int milliseconds)
{
    assert(!picture.isNull() && (m_last.isNull() || m_last.size() == picture.size()));
    QImage plain = allocated(picture.convertToFormat(QImage::Format_RGB32));
    m_waiting.push_back({ std::exchange(m_last, plain), plain, milliseconds });
    if (m_waiting.size() >= mostWaiting())
        encodeWaiting();
}

std::vector<EncodedFrame> FrameQueue::finish()
{
    encodeWaiting();
    return std::exchange(m_done, {});
}

void FrameQueue::encodeWaiting()
{
    const std::size_t first = m_done.size();
    m_done.resize(first + m_waiting.size());
    core::ThreadPool(0).forEach(std::ssize(m_waiting), [&](core::Index i) {
        const auto index = static_cast<std::size_t>(i);
        m_done[first + index] = m_encode(m_waiting[index]);
    });
    m_waiting.clear();
}

} // namespace ui
