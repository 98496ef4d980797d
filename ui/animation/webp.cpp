#include "ui/animation/webp.h"

#include "ui/animation/frame_change.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <memory>
#include <new>

namespace ui {

namespace {

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

} // namespace

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

} // namespace ui
