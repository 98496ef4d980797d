#include "ui/animation/video_encoder.h"

#include "core/base/error.h"
#include "core/io/files/atomic_write.h"
#include "ui/drawing/lack_of_memory.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QStandardPaths>

#include <algorithm>
#include <cassert>
#include <unistd.h>

using namespace Qt::StringLiterals;

#ifdef Q_OS_UNIX
#endif

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Some players stumble over slower videos; repeating a frame costs next to nothing.
    constexpr int slowestMilliseconds = 100;

    QString rate(int milliseconds, int times = 1)
    {
        return u"%1/%2"_s.arg(1000 * times).arg(milliseconds);
    }

    // The last frame is held, slow videos repeat frames, and the colour space is written into the
    // file, because players otherwise guess it from the size.
    QString filters(const Animation& animation)
    {
        QStringList all;
        if (const int longer = animation.lastMilliseconds - animation.milliseconds; longer > 0)
            all << u"tpad=stop_mode=clone:stop_duration=%1ms"_s.arg(longer);
        if (animation.milliseconds > slowestMilliseconds)
            all << u"fps="_s
                    + rate(animation.milliseconds,
                        (animation.milliseconds + slowestMilliseconds - 1) / slowestMilliseconds);
        all << u"scale=out_color_matrix=bt709:out_range=tv:"
               "flags=accurate_rnd+full_chroma_int+full_chroma_inp"_s
            << u"format=yuv420p"_s;
        return all.join(u',');
    }

    // Quality options for flat colours and letters. ffmpeg ignores those that its encoder does not
    // know.
    QStringList quality(AnimationFormat format)
    {
        if (format == AnimationFormat::WebM)
            return { u"-f"_s, u"webm"_s, u"-b:v"_s, u"0"_s, u"-crf"_s, u"16"_s, u"-deadline"_s,
                u"good"_s, u"-cpu-used"_s, u"4"_s, u"-row-mt"_s, u"1"_s };
        return { u"-f"_s, u"mp4"_s, u"-crf"_s, u"14"_s, u"-preset"_s, u"medium"_s, u"-tune"_s,
            u"animation"_s, u"-q:v"_s, u"2"_s, u"-movflags"_s, u"+faststart"_s };
    }

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

QString ffmpegProgram()
{
    return QStandardPaths::findExecutable(u"ffmpeg"_s);
}

QString requiredFfmpeg()
{
    QString program = ffmpegProgram();
    if (program.isEmpty())
        throw core::Error("ffmpeg_missing",
            core::message(
                "MP4 and WebM videos need ffmpeg, which is not installed; install it (on Debian "
                "and Ubuntu: sudo apt install ffmpeg), or end the name with .gif, .webp or .png"));
    return program;
}

QSize videoSize(QSize picture)
{
    return { picture.width() + picture.width() % 2, picture.height() + picture.height() % 2 };
}

QStringList ffmpegArguments(
    const Animation& animation, AnimationFormat format, QSize size, const QString& file)
{
    const QStringList input { u"-hide_banner"_s, u"-nostdin"_s, u"-nostats"_s, u"-loglevel"_s,
        u"error"_s, u"-xerror"_s, u"-progress"_s, u"pipe:1"_s, u"-f"_s, u"rawvideo"_s,
        u"-pixel_format"_s, u"rgb0"_s, u"-video_size"_s,
        u"%1x%2"_s.arg(size.width()).arg(size.height()), u"-framerate"_s,
        rate(animation.milliseconds), u"-i"_s, u"pipe:0"_s };
    const QStringList colours { u"-colorspace"_s, u"bt709"_s, u"-color_primaries"_s, u"bt709"_s,
        u"-color_trc"_s, u"bt709"_s, u"-color_range"_s, u"tv"_s };
    return input + QStringList { u"-vf"_s, filters(animation) } + colours + quality(format)
        + QStringList { u"-y"_s, u"file:"_s + file };
}

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
