#include "ui/animation/frame_queue.h"

#include "core/base/parallel.h"
#include "ui/drawing/lack_of_memory.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace ui {

namespace {

    using Row = std::span<const QRgb>;

    Row row(const QImage& picture, int y)
    {
        return { reinterpret_cast<const QRgb*>(picture.constScanLine(y)),
            static_cast<std::size_t>(picture.width()) };
    }

    constexpr QRgb opaque(QRgb pixel)
    {
        return pixel | 0xFF000000U;
    }

    // The range of columns in which the rows differ; empty if they are equal.
    std::pair<int, int> changedColumns(Row before, Row after)
    {
        if (std::ranges::equal(before, after))
            return { 0, 0 };
        const auto first = std::ranges::mismatch(before, after).in1 - before.begin();
        auto last = std::ssize(before);
        while (
            before[static_cast<std::size_t>(last - 1)] == after[static_cast<std::size_t>(last - 1)])
            --last;
        return { static_cast<int>(first), static_cast<int>(last) };
    }

    QRect changedArea(const QImage& before, const QImage& after, int grid)
    {
        if (before.isNull())
            return after.rect();
        int left = after.width();
        int right = 0;
        int top = after.height();
        int bottom = 0;
        for (int y = 0; y < after.height(); ++y) {
            const auto [first, last] = changedColumns(row(before, y), row(after, y));
            if (first == last)
                continue;
            left = std::min(left, first);
            right = std::max(right, last);
            top = std::min(top, y);
            bottom = y + 1;
        }
        if (bottom == 0)
            return { 0, 0, 1, 1 };
        left -= left % grid;
        top -= top % grid;
        return { left, top, right - left, bottom - top };
    }

    // Frames in memory: as many as are encoded at once, and fewer where they would fill it.
    std::size_t mostWaiting()
    {
        constexpr int most = 8;
        return static_cast<std::size_t>(std::clamp(core::ThreadPool(0).threads(), 1, most));
    }

} // namespace

FrameChange frameChange(const QImage& before, const QImage& after, int grid)
{
    FrameChange change { changedArea(before, after, grid), {} };
    change.pixels = pixelsIn(after, change.area);
    if (before.isNull())
        return change;
    auto pixel = change.pixels.begin();
    for (int y = change.area.top(); y <= change.area.bottom(); ++y) {
        const Row old = row(before, y).subspan(static_cast<std::size_t>(change.area.left()),
            static_cast<std::size_t>(change.area.width()));
        for (const QRgb was : old) {
            if (*pixel == opaque(was))
                *pixel = unchanged;
            ++pixel;
        }
    }
    return change;
}

std::vector<QRgb> pixelsIn(const QImage& picture, const QRect& area)
{
    std::vector<QRgb> pixels;
    pixels.reserve(
        static_cast<std::size_t>(area.width()) * static_cast<std::size_t>(area.height()));
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (const QRgb pixel : row(picture, y)
                                    .subspan(static_cast<std::size_t>(area.left()),
                                        static_cast<std::size_t>(area.width())))
            pixels.push_back(opaque(pixel));
    return pixels;
}

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
