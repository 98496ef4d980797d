#pragma once

#include "ui/animation/frame_queue.h"

#include <QSize>
#include <QString>

#include <optional>

namespace ui {

enum class AnimationFormat { Gif, WebP, Png };

// By the ending of the name: .gif, .webp, or .png for numbered pictures.
std::optional<AnimationFormat> animationFormat(const QString& path);

// The name of one of the numbered pictures: {frame} in `path` is its number, counted from 1 and
// with leading zeros; without {frame} the number comes before the ending, "sweep-07.png".
QString framePath(const QString& path, int index, int frames);

// Errors "unknown_ending" and "animation_too_large", before anything is painted.
void checkAnimation(const QString& path, QSize size);

struct Animation {
    QString path;
    int frames = 1;
    int milliseconds = 50; // how long a frame stays
    int lastMilliseconds = 1000; // and the last one, before it begins anew
};

// Encodes an animation's pictures as they come. Nothing is written before all of them are there, so
// that an error or a stop leaves all files as they were. What is in memory at one time are a few
// pictures and the file.
class AnimationWriter {
public:
    explicit AnimationWriter(const Animation& animation); // Error "unknown_ending"

    // The next one, opaque and as large as the others. Error "animation_too_large".
    void add(const QImage& picture);
    // Once, after the last one. Errors: those of core::atomicWrite.
    void write();

private:
    Animation m_animation;
    AnimationFormat m_format;
    FrameQueue m_queue;
    QSize m_size;
    int m_added = 0;
};

} // namespace ui
