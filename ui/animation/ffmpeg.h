#pragma once

#include "ui/animation/animation.h"

#include <QStringList>

namespace ui {

// Films are made by a program of its own. It is looked for each time: it may be installed or
// removed while this one runs.
QString ffmpegProgram(); // empty: it is not there
// Error "ffmpeg_missing", with how to get it.
QString requiredFfmpeg();

// Players take them by two and two, and the few that show more are not to be counted on.
QSize videoSize(QSize picture); // even
inline constexpr int largestVideo = 8192; // pixels, of each side

// Raw pictures of filmSize() come from standard input, four bytes for each pixel (red, green, blue
// and one that is skipped); `file` is replaced. What ffmpeg tells on standard output are signs of
// life, on standard error what went wrong.
QStringList ffmpegArguments(
    const Animation& animation, AnimationFormat format, QSize size, const QString& file);

} // namespace ui
