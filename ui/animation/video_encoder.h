#pragma once

#include "core/base/error.h"
#include "ui/animation/animation.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryFile>
#include <QTimer>

#include <optional>

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

// Passes frames to ffmpeg, one after another, while the event loop runs. ffmpeg writes a temporary
// file in the target's folder, which replaces the target at the end. The destructor kills ffmpeg
// and leaves every file as it was if the video is not finished.
class VideoEncoder : public QObject {
    Q_OBJECT

public:
    // Errors: "ffmpeg_missing", those of core::checkTarget, "write_failed".
    VideoEncoder(const Animation& animation, AnimationFormat format);
    ~VideoEncoder() override;

    // Time without output after which ffmpeg counts as hung.
    void setPatience(int milliseconds) { m_silence.setInterval(milliseconds); }

    void add(const QImage& picture); // only while ready()
    void finish(); // after the last frame; ready() when the video is written
    // The last request is done, or failed.
    [[nodiscard]] bool ready() const { return m_ready || m_error; }
    // Throws the error that occurred: "ffmpeg_failed", "disk_full", those of core::atomicWrite.
    void check() const;

signals:
    void becameReady();

private:
    void start(QSize size);
    void feed();
    void takeTellings();
    void takeEnd();
    void keep();
    void fail(const core::Error& error);
    [[nodiscard]] core::Error failure() const;

    Animation m_animation;
    AnimationFormat m_format;
    QString m_program;
    QTemporaryFile m_file;
    QProcess m_process;
    QTimer m_silence;
    QByteArray m_complaint; // the end of ffmpeg's standard error
    bool m_ready = true;
    bool m_finishing = false;
    std::optional<core::Error> m_error;
};

} // namespace ui
