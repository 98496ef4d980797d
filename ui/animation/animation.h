#pragma once

#include "ui/animation/frame_queue.h"

#include <QObject>
#include <QSize>
#include <QString>

#include <memory>
#include <optional>

namespace ui {

class VideoEncoder;

// The last two are made by ffmpeg, if it is there.
enum class AnimationFormat { Gif, WebP, Png, Mp4, WebM };
inline constexpr bool isVideo(AnimationFormat format)
{
    return format == AnimationFormat::Mp4 || format == AnimationFormat::WebM;
}

// Without a dot: "gif".
QString endingOf(AnimationFormat format);
// By the ending of the name: .gif, .webp, .mp4, .webm, or .png for numbered pictures.
std::optional<AnimationFormat> animationFormat(const QString& path);
// Error "unknown_ending" instead of nothing.
AnimationFormat knownFormat(const QString& path);

// The name of one of the numbered pictures: {frame} in `path` is its number, counted from 1 and
// with leading zeros; without {frame} the number comes before the ending, "sweep-07.png".
QString framePath(const QString& path, int index, int frames);

// Errors "unknown_ending", "ffmpeg_missing" and "animation_too_large", before anything is painted.
void checkAnimation(const QString& path, QSize size);

struct Animation {
    QString path;
    int frames = 1;
    int milliseconds = 50; // how long a frame stays
    int lastMilliseconds = 1000; // and the last one, before it begins anew
};

// Encodes an animation's pictures as they come. Nothing is written before all of them are there, so
// that an error or a stop leaves all files as they were. What is in memory at one time are a few
// pictures and the file. Films are encoded by another program while the event loop goes on.
class AnimationWriter : public QObject {
    Q_OBJECT

public:
    // Errors "unknown_ending", those of FilmEncoder.
    explicit AnimationWriter(const Animation& animation);
    ~AnimationWriter() override;

    // The next one, opaque and as large as the others. Errors: "animation_too_large", those of
    // check().
    void add(const QImage& picture);
    // Once, after the last one. Errors: those of core::atomicWrite and of check().
    void write();

    // The next picture may come; after write(), everything is written. Or check() throws.
    [[nodiscard]] bool ready() const;
    void check() const; // Errors: those of FilmEncoder::check

signals:
    void becameReady();

private:
    Animation m_animation;
    AnimationFormat m_format;
    FrameQueue m_queue;
    std::unique_ptr<VideoEncoder> m_video; // of films, instead of the queue
    QSize m_size;
    int m_added = 0;
};

} // namespace ui
