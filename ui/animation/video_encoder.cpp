#include "ui/animation/video_encoder.h"

#include "core/io/files/atomic_write.h"
#include "ui/animation/ffmpeg.h"
#include "ui/drawing/allocated_image.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <cassert>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestWait = 60000; // milliseconds; a large frame takes a slow computer seconds

    QImage pixelsFor(const QImage& picture, QSize size)
    {
        QImage plain = allocated(picture.convertToFormat(QImage::Format_RGBX8888));
        if (plain.size() == size)
            return plain;
        QImage even = allocated(QImage(size, QImage::Format_RGBX8888));
        even.fill(plain.pixelColor(plain.width() - 1, plain.height() - 1)); // background
        QPainter(&even).drawImage(0, 0, plain);
        return even;
    }

    QString besides(const QString& path)
    {
        return QFileInfo(path).absolutePath() + u"/.headlight-XXXXXX"_s;
    }

} // namespace

VideoEncoder::VideoEncoder(const Animation& animation, AnimationFormat format)
    : m_animation(animation)
    , m_format(format)
    , m_program(requiredFfmpeg())
    , m_file(besides(animation.path))
{
    const std::string path = animation.path.toStdString();
    core::checkTarget(path);
    if (!m_file.open())
        throw core::Error("write_failed", core::message("cannot write next to \"%1\"", path))
            .remarked(m_file.errorString().toStdString());
    m_silence.setSingleShot(true);
    setPatience(longestWait);
    connect(&m_silence, &QTimer::timeout, this, [this] {
        fail({ "ffmpeg_failed",
            core::message(
                "ffmpeg stopped responding and was terminated; no video was written. Try another "
                "format, or another version of ffmpeg") });
    });
    connect(&m_process, &QProcess::bytesWritten, this, &VideoEncoder::feed);
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &VideoEncoder::takeTellings);
    connect(&m_process, &QProcess::readyReadStandardError, this, &VideoEncoder::takeTellings);
    connect(&m_process, &QProcess::finished, this, &VideoEncoder::takeEnd);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(failure());
    });
}

VideoEncoder::~VideoEncoder()
{
    m_process.disconnect(this);
    if (m_process.state() == QProcess::NotRunning)
        return;
    m_process.kill();
    m_process.waitForFinished(1000);
}

void VideoEncoder::start(QSize size)
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"AV_LOG_FORCE_NOCOLOR"_s, u"1"_s);
    m_process.setProcessEnvironment(variables);
#ifdef Q_OS_UNIX
    // Ctrl+C in a terminal reaches only this program, which then ends ffmpeg.
    m_process.setChildProcessModifier([] { ::setpgid(0, 0); });
#endif
    m_process.start(m_program, ffmpegArguments(m_animation, m_format, size, m_file.fileName()));
}

void VideoEncoder::add(const QImage& picture)
{
    assert(ready() && !m_finishing);
    const QSize size = videoSize(picture.size());
    if (m_process.state() == QProcess::NotRunning && !m_error)
        start(size);
    const QImage pixels = pixelsFor(picture, size);
    m_ready = false;
    m_silence.start();
    m_process.write(reinterpret_cast<const char*>(pixels.constBits()), pixels.sizeInBytes());
}

void VideoEncoder::finish()
{
    assert(ready() && !m_finishing);
    m_finishing = true;
    m_ready = false;
    m_silence.start();
    m_process.closeWriteChannel();
}

void VideoEncoder::check() const
{
    if (m_error)
        throw core::Error(*m_error);
}

void VideoEncoder::feed()
{
    if (ready())
        return;
    m_silence.start();
    if (m_finishing || m_process.bytesToWrite() > 0)
        return;
    m_ready = true;
    m_silence.stop();
    emit becameReady();
}

void VideoEncoder::takeTellings()
{
    constexpr qsizetype most = 4096;
    if (m_silence.isActive())
        m_silence.start();
    m_process.readAllStandardOutput();
    m_complaint = (m_complaint + m_process.readAllStandardError()).right(most);
}

void VideoEncoder::takeEnd()
{
    takeTellings();
    const bool good = m_finishing && m_process.exitStatus() == QProcess::NormalExit
        && m_process.exitCode() == 0 && QFileInfo(m_file.fileName()).size() > 0;
    if (!good) {
        fail(failure());
        return;
    }
    try {
        keep();
    } catch (const core::Error& error) {
        fail(error);
        return;
    }
    m_silence.stop();
    m_ready = true;
    emit becameReady();
}

void VideoEncoder::keep()
{
    constexpr qint64 part = qint64 { 1 } << 20;
    QFile frames(m_file.fileName()); // by name: ffmpeg may have replaced the file
    if (!frames.open(QIODevice::ReadOnly))
        throw failure();
    core::atomicWrite(m_animation.path.toStdString(), [&](const core::ByteSink& sink) {
        std::uint64_t at = 0;
        for (QByteArray bytes = frames.read(part); !bytes.isEmpty(); bytes = frames.read(part)) {
            sink.write(at, { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
            at += static_cast<std::uint64_t>(bytes.size());
        }
    });
}

void VideoEncoder::fail(const core::Error& error)
{
    if (m_error)
        return;
    m_error = error;
    m_silence.stop();
    m_process.kill();
    emit becameReady();
}

core::Error VideoEncoder::failure() const
{
    const std::string file = m_animation.path.toStdString();
    if (m_complaint.contains("No space left on device"))
        return { "disk_full",
            core::message(
                "cannot write \"%1\": the disk is full; free some space or choose another "
                "folder. An existing file is left unchanged",
                file) };
    if (m_process.error() == QProcess::FailedToStart)
        return { "ffmpeg_failed",
            core::message("\"%1\" cannot be started: %2", m_program.toStdString(),
                m_process.errorString().toStdString()) };
    const std::string said = m_complaint.simplified().right(500).toStdString();
    return { "ffmpeg_failed",
        said.empty() ? core::message("ffmpeg exited before the video was finished, without an "
                                     "error message")
                     : core::message("ffmpeg exited before the video was finished: %1", said) };
}

} // namespace ui
