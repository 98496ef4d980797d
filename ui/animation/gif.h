#pragma once

#include "ui/animation/frame_queue.h"

#include <QSize>

#include <vector>

namespace ui {

inline constexpr int largestGif = 65535; // pixels, of each side

// A frame's blocks: only the changed pixels, with a local palette. Every colour is exact as long as
// no more than 255 of them change at once. May run in several threads.
EncodedFrame gifFrame(const FrameStep& step);

// A whole file that repeats forever.
QByteArray gifFile(QSize size, const std::vector<EncodedFrame>& frames);

} // namespace ui
