#pragma once

#include "core/base/error.h"
#include "ui/animation/animation.h"

#include <QProcess>
#include <QTemporaryFile>
#include <QTimer>

#include <optional>

namespace ui {

// Gives pictures to ffmpeg, one after another, while the event loop goes on. It writes beside the
// target, and what it has written takes the target's place when all is done. Destroyed before that,
// it ends ffmpeg, and all files are as they were.
class VideoEncoder : public QObject {
    Q_OBJECT

public:
    // Errors: "ffmpeg_missing", those of core::checkTarget, "write_failed".
    VideoEncoder(const Animation& animation, AnimationFormat format);
    ~VideoEncoder() override;

    // How long ffmpeg may be silent before it is given up.
    void setPatience(int milliseconds) { m_silence.setInterval(milliseconds); }

    void add(const QImage& picture); // only while ready()
    void finish(); // after the last one; ready() when the film is written
    // What was asked for is done, or something went wrong.
    [[nodiscard]] bool ready() const { return m_ready || m_error; }
    // Throws what went wrong: "ffmpeg_failed", "disk_full", those of core::atomicWrite.
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
    QByteArray m_complaint; // the end of standard error
    bool m_ready = true;
    bool m_finishing = false;
    std::optional<core::Error> m_error;
};

} // namespace ui
