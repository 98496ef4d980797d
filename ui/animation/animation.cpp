#include "ui/animation/animation.h"

#include "core/base/error.h"
#include "core/io/files/atomic_write.h"
#include "ui/animation/frame_queue.h"
#include "ui/animation/gif.h"
#include "ui/animation/video_encoder.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSize>
#include <webp/encode.h>
#include <webp/mux.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <new>
#include <vector>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    inline constexpr int largestWebp = 16383; // pixels, of each side

    constexpr int effort = 1; // of 9: the next level doubles the time for a few percent less

    // libwebp writes into memory here, so it can fail only for lack of memory.
    void require(bool done)
    {
        if (!done)
            throw std::bad_alloc();
    }

    struct Discard {
        void operator()(WebPMux* mux) const { WebPMuxDelete(mux); }
        void operator()(WebPData* data) const { WebPDataClear(data); }
    };

    WebPData dataOf(const QByteArray& bytes)
    {
        return { reinterpret_cast<const std::uint8_t*>(bytes.constData()),
            static_cast<std::size_t>(bytes.size()) };
    }

    int append(const std::uint8_t* bytes, std::size_t count, const WebPPicture* picture)
    {
        static_cast<QByteArray*>(picture->custom_ptr)
            ->append(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count));
        return 1;
    }

    // A lossless frame: only the changed pixels. May run in several threads.
    EncodedFrame webpFrame(const FrameStep& step)
    {
        FrameChange change = frameChange(step.before, step.after, 2); // WebP frame offsets are even
        EncodedFrame frame { {}, change.area.topLeft(), step.milliseconds };
        WebPConfig config;
        WebPPicture picture;
        require(WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, effort) != 0
            && WebPPictureInit(&picture) != 0);
        picture.use_argb = 1;
        picture.width = change.area.width();
        picture.height = change.area.height();
        picture.argb = change.pixels.data(); // borrowed, not freed here
        picture.argb_stride = picture.width;
        picture.writer = append;
        picture.custom_ptr = &frame.bytes;
        require(WebPEncode(&config, &picture) != 0);
        return frame;
    }

    // A whole file that repeats forever.
    QByteArray webpFile(QSize size, const std::vector<EncodedFrame>& frames)
    {
        const std::unique_ptr<WebPMux, Discard> mux(WebPMuxNew());
        require(mux != nullptr);
        const auto done = [](WebPMuxError result) { require(result == WEBP_MUX_OK); };
        done(WebPMuxSetCanvasSize(mux.get(), size.width(), size.height()));
        const WebPMuxAnimParams white { 0xFFFFFFFFU, 0 }; // 0: repeats forever
        done(WebPMuxSetAnimationParams(mux.get(), &white));
        for (const EncodedFrame& frame : frames) {
            const WebPMuxFrameInfo info { dataOf(frame.bytes), frame.place.x(), frame.place.y(),
                frame.milliseconds, WEBP_CHUNK_ANMF, WEBP_MUX_DISPOSE_NONE, WEBP_MUX_BLEND, {} };
            done(WebPMuxPushFrame(mux.get(), &info, 0));
        }
        WebPData data;
        WebPDataInit(&data);
        const std::unique_ptr<WebPData, Discard> owner(&data);
        done(WebPMuxAssemble(mux.get(), &data));
        return { reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size) };
    }

    constexpr int largestPng = 65535;
    constexpr std::array endings { "gif", "webp", "png", "mp4", "webm" };

    int largestSide(AnimationFormat format)
    {
        switch (format) {
        case AnimationFormat::Gif:
            return largestGif;
        case AnimationFormat::WebP:
            return largestWebp;
        case AnimationFormat::Png:
            return largestPng;
        case AnimationFormat::Mp4:
        case AnimationFormat::WebM:
            return largestVideo;
        }
        return 0;
    }

    void checkSize(AnimationFormat format, QSize size)
    {
        const int most = largestSide(format);
        if (size.width() > most || size.height() > most)
            throw core::Error("animation_too_large",
                core::message("the images are %1 x %2 pixels, but the format allows at most %3 "
                              "per side; choose a smaller size or another format",
                    size.width(), size.height(), most));
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
        case AnimationFormat::Mp4:
        case AnimationFormat::WebM:
            break; // ffmpeg writes one frame at a time
        }
        return {};
    }

    void writeFile(const QString& path, const QByteArray& bytes)
    {
        core::atomicWrite(
            path.toStdString(), { bytes.constData(), static_cast<std::size_t>(bytes.size()) });
    }

    // The number of numbered images that exist already.
    int existing(const QString& path, int frames)
    {
        int count = 0;
        for (int frame = 0; frame < frames; ++frame)
            count += QFileInfo::exists(framePath(path, frame, frames)) ? 1 : 0;
        return count;
    }

} // namespace

QString endingOf(AnimationFormat format)
{
    return QString::fromLatin1(endings[static_cast<std::size_t>(format)]);
}

std::optional<AnimationFormat> animationFormat(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto it = std::ranges::find(endings, ending);
    if (it == endings.end())
        return std::nullopt;
    return static_cast<AnimationFormat>(it - endings.begin());
}

AnimationFormat knownFormat(const QString& path)
{
    const std::optional<AnimationFormat> format = animationFormat(path);
    if (!format)
        throw core::Error("unknown_ending",
            core::message("cannot determine the format from \"%1\"; end the name with .gif, "
                          ".webp, .png, .mp4 or .webm",
                path.toStdString()));
    return *format;
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
    const AnimationFormat format = knownFormat(path);
    if (isVideo(format))
        (void)requiredFfmpeg();
    checkSize(format, size);
}

AnimationWriter::AnimationWriter(const Animation& animation)
    : m_animation(animation)
    , m_format(knownFormat(animation.path))
    , m_queue(encoder(m_format))
{
    assert(animation.frames >= 1);
    if (!isVideo(m_format))
        return;
    m_video = std::make_unique<VideoEncoder>(animation, m_format);
    connect(m_video.get(), &VideoEncoder::becameReady, this, &AnimationWriter::becameReady);
}

AnimationWriter::~AnimationWriter() = default;

void AnimationWriter::add(const QImage& picture)
{
    assert(m_added < m_animation.frames);
    check();
    m_size = picture.size();
    checkSize(m_format, m_size);
    const bool last = ++m_added == m_animation.frames;
    if (m_video)
        m_video->add(picture);
    else
        m_queue.add(picture, last ? m_animation.lastMilliseconds : m_animation.milliseconds);
}

void AnimationWriter::write()
{
    assert(m_added == m_animation.frames);
    check();
    if (m_video) {
        m_video->finish();
        return;
    }
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

bool AnimationWriter::ready() const
{
    return !m_video || m_video->ready();
}

void AnimationWriter::check() const
{
    if (m_video)
        m_video->check();
}

void askToReplace(
    QWidget* parent, const QString& path, int frames, const std::function<void()>& work)
{
    const auto there = animationFormat(path) == AnimationFormat::Png ? existing(path, frames) : 0;
    if (there == 0) {
        work();
        return;
    }
    const QString question
        = QCoreApplication::translate("ReplaceQuestion", "%1 of the %2 images already exist.");
    auto* box = new QMessageBox(QMessageBox::Question,
        QCoreApplication::translate("ReplaceQuestion", "Replace images"),
        question.arg(there).arg(frames), QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* replace = box->addButton(
        QCoreApplication::translate("ReplaceQuestion", "Replace"), QMessageBox::AcceptRole);
    QObject::connect(replace, &QPushButton::clicked, parent, work);
    box->open();
}

} // namespace ui
