#include "ui/animation/ffmpeg.h"

#include "core/base/error.h"

#include <QStandardPaths>

#include <algorithm>

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

} // namespace ui
