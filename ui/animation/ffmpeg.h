#pragma once

#include "ui/animation/animation.h"

#include <QStringList>

namespace ui {

// The separate program ffmpeg encodes videos. Each call looks for it again: it may be installed or
// removed while this program runs.
QString ffmpegProgram(); // empty: not installed
// Error: "ffmpeg_missing", with instructions to install it.
QString requiredFfmpeg();

// Chroma is subsampled by two in each direction; few players support full chroma.
QSize videoSize(QSize picture); // both sides even
inline constexpr int largestVideo = 8192; // pixels, of each side

// ffmpeg reads raw frames of videoSize() from standard input, four bytes for each pixel (red,
// green, blue and one that is skipped), and overwrites `file`. Standard output shows its progress,
// standard error its errors.
QStringList ffmpegArguments(
    const Animation& animation, AnimationFormat format, QSize size, const QString& file);

} // namespace ui
