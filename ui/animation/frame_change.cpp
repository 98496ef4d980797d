#include "ui/animation/frame_change.h"

#include <algorithm>
#include <span>

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

} // namespace ui
