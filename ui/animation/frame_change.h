#pragma once

#include <QImage>
#include <QRect>

#include <vector>

namespace ui {

inline constexpr QRgb unchanged = 0; // transparent: the previous frame shows through

// The pixels that a frame draws inside `area`, row by row.
struct FrameChange {
    QRect area;
    std::vector<QRgb> pixels; // opaque, or `unchanged`

    bool operator==(const FrameChange&) const = default;
};

// The difference between two opaque images of the same size; a null `before` makes all of it new.
// The area is the smallest that holds every change, but never empty, and its corner lies on a
// multiple of `grid`.
FrameChange frameChange(const QImage& before, const QImage& after, int grid);

// All pixels of an area, changed or not.
std::vector<QRgb> pixelsIn(const QImage& picture, const QRect& area);

} // namespace ui
