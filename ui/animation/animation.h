#pragma once

#include "ui/animation/frame_queue.h"

#include <QObject>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace ui {

class VideoEncoder;

// ffmpeg encodes MP4 and WebM, if it is installed.
enum class AnimationFormat { Gif, WebP, Png, Mp4, WebM };
inline constexpr bool isVideo(AnimationFormat format)
{
    return format == AnimationFormat::Mp4 || format == AnimationFormat::WebM;
}

// Without a dot: "gif".
QString endingOf(AnimationFormat format);
// Follows the file name's ending: .gif, .webp, .mp4, .webm, or .png for numbered images.
std::optional<AnimationFormat> animationFormat(const QString& path);
// As animationFormat(). Error: "unknown_ending".
AnimationFormat knownFormat(const QString& path);

// The file name of one numbered image: {frame} in `path` becomes its number, counted from 1 with
// leading zeros; without {frame} the number comes before the ending, "sweep-07.png".
QString framePath(const QString& path, int index, int frames);

// Errors "unknown_ending", "ffmpeg_missing" and "animation_too_large", before anything is drawn.
void checkAnimation(const QString& path, QSize size);

struct Animation {
    QString path;
    int frames = 1;
    int milliseconds = 50; // duration of a frame
    int lastMilliseconds = 1000; // duration of the last frame, before the animation repeats
};

// Encodes an animation's frames as they come. Nothing is written before all frames are there, so an
// error or a stop leaves every file as it was. Memory holds a few frames and the file. ffmpeg
// encodes videos while the event loop runs.
class AnimationWriter : public QObject {
    Q_OBJECT

public:
    // Errors: "unknown_ending", those of VideoEncoder.
    explicit AnimationWriter(const Animation& animation);
    ~AnimationWriter() override;

    // Adds the next frame, opaque and as large as the others. Errors: "animation_too_large", those
    // of check().
    void add(const QImage& picture);
    // Call once, after the last frame. Errors: those of core::atomicWrite and of check().
    void write();

    // True when the next frame may come; after write(), when everything is written. Also true when
    // check() throws.
    [[nodiscard]] bool ready() const;
    void check() const; // Errors: those of VideoEncoder::check

signals:
    void becameReady();

private:
    Animation m_animation;
    AnimationFormat m_format;
    FrameQueue m_queue;
    std::unique_ptr<VideoEncoder> m_video; // for videos, instead of the queue
    QSize m_size;
    int m_added = 0;
};

// A file dialog confirms one file, but not a series of numbered ones: asks whether they may be
// replaced, and runs `work` if so, or if none exists.
void askToReplace(
    QWidget* parent, const QString& path, int frames, const std::function<void()>& work);

} // namespace ui
