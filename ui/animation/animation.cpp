#include "ui/animation/animation.h"

#include "core/error.h"
#include "core/io/atomic_write.h"
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

    AnimationFormat wantedFormat(const QString& path)
    {
        const std::optional<AnimationFormat> format = animationFormat(path);
        if (!format)
            throw core::Error("unknown_ending",
                "cannot tell the format from \"" + path.toStdString()
                    + "\"; end the name with .gif, .webp or .png");
        return *format;
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

    void writeFile(const QString& path, const QByteArray& bytes)
    {
        core::atomicWrite(
            path.toStdString(), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
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

void checkAnimation(const QString& path, QSize size)
{
    const int most = largestSide(wantedFormat(path));
    if (size.width() > most || size.height() > most)
        throw core::Error("animation_too_large",
            "the pictures are " + std::to_string(size.width()) + " x "
                + std::to_string(size.height()) + " pixels, and the format holds at most "
                + std::to_string(most) + " a side; choose a smaller size or another format");
}

AnimationWriter::AnimationWriter(const Animation& animation)
    : m_animation(animation)
    , m_format(wantedFormat(animation.path))
    , m_queue(encoder(m_format))
{
    assert(animation.frames >= 1);
}

void AnimationWriter::add(const QImage& picture)
{
    assert(m_added < m_animation.frames);
    m_size = picture.size();
    checkAnimation(m_animation.path, m_size);
    const bool last = ++m_added == m_animation.frames;
    m_queue.add(picture, last ? m_animation.lastMilliseconds : m_animation.milliseconds);
}

void AnimationWriter::write()
{
    assert(m_added == m_animation.frames);
    const std::vector<EncodedFrame> frames = m_queue.finish();
    if (m_format == AnimationFormat::Gif)
        writeFile(m_animation.path, gifFile(m_size, frames));
    else if (m_format == AnimationFormat::WebP)
        writeFile(m_animation.path, webpFile(m_size, frames));
    else
        for (int i = 0; i < m_animation.frames; ++i)
            writeFile(framePath(m_animation.path, i, m_animation.frames),
                frames[static_cast<std::size_t>(i)].bytes);
}

} // namespace ui
