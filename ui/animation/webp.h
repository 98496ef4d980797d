#pragma once

#include "ui/animation/encoded_frame.h"

#include <QSize>

#include <vector>

namespace ui {

inline constexpr int largestWebp = 16383; // pixels, of each side

// A lossless frame: only the changed pixels. May run in several threads.
EncodedFrame webpFrame(const FrameStep& step);

// A whole file that repeats forever.
QByteArray webpFile(QSize size, const std::vector<EncodedFrame>& frames);

} // namespace ui
