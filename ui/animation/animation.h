#pragma once

#include <QImage>
#include <QString>

#include <functional>
#include <optional>

namespace ui {

enum class AnimationFormat { Gif, WebP, Png };

// By the ending of the name: .gif, .webp, or .png for numbered pictures.
std::optional<AnimationFormat> animationFormat(const QString& path);

// The name of one of the numbered pictures: {frame} in `path` is its number, counted from 1 and
// with leading zeros; without {frame} the number comes before the ending, "sweep-07.png".
QString framePath(const QString& path, int index, int frames);

struct Animation {
    QString path;
    int frames = 1;
    int milliseconds = 50; // how long a frame stays
    int lastMilliseconds = 1000; // and the last one, before it begins anew
    // Paints one; all opaque and of one size. Asked for one after the other.
    std::function<QImage(int index)> frame;
    // Told how many frames are done; false stops. May be left out.
    std::function<bool(int done)> proceed;
};

// Paints, encodes and writes: a file is written when everything could be encoded, so that an error
// or a stop leaves all files as they were. False if it was stopped. What is in memory at one time
// are a few pictures and the file.
// Errors: "unknown_ending", "animation_too_large", those of core::atomicWrite.
bool writeAnimation(const Animation& animation);

} // namespace ui
