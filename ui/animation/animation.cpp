#include "ui/animation/animation.h"

#include "core/error.h"
#include "core/io/atomic_write.h"
#include "ui/animation/frame_queue.h"
#include "ui/animation/gif.h"
#include "ui/animation/webp.h"

#include <QBuffer>
#include <QFileInfo>

#include <cassert>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int largestPng = 65535;

    int largestSide(AnimationFormat format)
    {
        switch (format) {
        case AnimationFormat::Gif:
            return largestGif;
        case AnimationFormat::WebP:
            return largestWebp;
        case AnimationFormat::Png:
            return largestPng;
        }
        return 0;
    }

    EncodedFrame pngFrame(const FrameStep& step)
    {
        EncodedFrame frame;
        QBuffer buffer(&frame.bytes);
        if (!step.after.save(&buffer, "PNG"))
            throw std::bad_alloc(); // it is written into memory
        return frame;
    }

    FrameQueue::Encode encoder(AnimationFormat format)
    {
        switch (format) {
        case AnimationFormat::Gif:
            return gifFrame;
        case AnimationFormat::WebP:
            return webpFrame;
        case AnimationFormat::Png:
            return pngFrame;
        }
        return {};
    }

    void checkSize(QSize size, AnimationFormat format)
    {
        const int most = largestSide(format);
        if (size.width() > most || size.height() > most)
            throw core::Error("animation_too_large",
                "the pictures are " + std::to_string(size.width()) + " x "
                    + std::to_string(size.height()) + " pixels, and the format holds at most "
                    + std::to_string(most) + " a side; choose a smaller size or another format");
    }

    void write(const QString& path, const QByteArray& bytes)
    {
        core::atomicWrite(
            path.toStdString(), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
    }

    void writeAll(const Animation& animation, AnimationFormat format, QSize size,
        const std::vector<EncodedFrame>& frames)
    {
        if (format == AnimationFormat::Gif)
            write(animation.path, gifFile(size, frames));
        else if (format == AnimationFormat::WebP)
            write(animation.path, webpFile(size, frames));
        else
            for (int i = 0; i < animation.frames; ++i)
                write(framePath(animation.path, i, animation.frames),
                    frames[static_cast<std::size_t>(i)].bytes);
    }

} // namespace

std::optional<AnimationFormat> animationFormat(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == u"gif")
        return AnimationFormat::Gif;
    if (ending == u"webp")
        return AnimationFormat::WebP;
    if (ending == u"png")
        return AnimationFormat::Png;
    return std::nullopt;
}

QString framePath(const QString& path, int index, int frames)
{
    const auto width = static_cast<int>(QString::number(frames).size());
    const QString number = u"%1"_s.arg(index + 1, width, 10, QLatin1Char('0'));
    if (path.contains(u"{frame}"_s))
        return QString(path).replace(u"{frame}"_s, number);
    const qsizetype ending = QFileInfo(path).suffix().size() + 1;
    return path.chopped(ending) + u'-' + number + path.last(ending);
}

bool writeAnimation(const Animation& animation)
{
    assert(animation.frames >= 1 && animation.frame);
    const std::optional<AnimationFormat> format = animationFormat(animation.path);
    if (!format)
        throw core::Error("unknown_ending",
            "cannot tell the format from \"" + animation.path.toStdString()
                + "\"; end the name with .gif, .webp or .png");
    QSize size;
    FrameQueue queue(encoder(*format));
    const auto stopped = [&](int done) { return animation.proceed && !animation.proceed(done); };
    for (int i = 0; i < animation.frames; ++i) {
        if (stopped(i))
            return false;
        const QImage picture = animation.frame(i);
        size = picture.size();
        checkSize(size, *format);
        const bool last = i == animation.frames - 1;
        queue.add(picture, last ? animation.lastMilliseconds : animation.milliseconds);
    }
    const std::vector<EncodedFrame> frames = queue.finish();
    if (stopped(animation.frames))
        return false;
    writeAll(animation, *format, size, frames);
    return true;
}

} // namespace ui
