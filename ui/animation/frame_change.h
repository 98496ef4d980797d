#pragma once

#include <QImage>
#include <QRect>

#include <vector>

namespace ui {

inline constexpr QRgb unchanged = 0; // transparent: what was there before shows through

// What a frame of an animation draws: the pixels inside `area`, row by row.
struct FrameChange {
    QRect area;
    std::vector<QRgb> pixels; // opaque, or `unchanged`

    bool operator==(const FrameChange&) const = default;
};

// From one opaque picture to the next of the same size; from a null picture to the first, all is
// new. The area is the smallest that holds every change, but never empty, and its corner lies on a
// multiple of `grid`.
FrameChange frameChange(const QImage& before, const QImage& after, int grid);

// All pixels of an area, whether they changed or not.
std::vector<QRgb> pixelsIn(const QImage& picture, const QRect& area);

} // namespace ui
