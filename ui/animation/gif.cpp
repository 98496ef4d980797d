#include "ui/animation/gif.h"

#include "ui/animation/frame_change.h"
#include "ui/animation/palette.h"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <new>

namespace ui {

namespace {

    constexpr qsizetype headerSize = 13; // bytes, for a file without a global palette
    constexpr int unitMilliseconds = 10;

    int append(GifFileType* gif, const GifByteType* bytes, int count)
    {
        static_cast<QByteArray*>(gif->UserData)
            ->append(reinterpret_cast<const char*>(bytes), count);
        return count;
    }

    // giflib writes into memory here, so it can fail only for lack of memory.
    void check(int result)
    {
        if (result != GIF_OK)
            throw std::bad_alloc();
    }

    struct Close {
        void operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }
        void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
    };
    using Writer = std::unique_ptr<GifFileType, Close>;
    using ColourMap = std::unique_ptr<ColorMapObject, Close>;

    Writer begin(QByteArray& bytes, QSize size)
    {
        Writer gif(EGifOpen(&bytes, append, nullptr));
        if (!gif)
            throw std::bad_alloc();
        EGifSetGifVersion(gif.get(), true);
        constexpr int bitsPerChannel = 8;
        check(
            EGifPutScreenDesc(gif.get(), size.width(), size.height(), bitsPerChannel, 0, nullptr));
        return gif;
    }

    ColourMap colourMap(const std::vector<QRgb>& palette)
    {
        const auto size = std::bit_ceil(std::max<std::size_t>(palette.size(), 2));
        ColourMap map(GifMakeMapObject(static_cast<int>(size), nullptr));
        if (!map)
            throw std::bad_alloc();
        std::fill_n(map->Colors, size, GifColorType {});
        std::ranges::transform(palette, map->Colors, [](QRgb colour) {
            return GifColorType { static_cast<GifByteType>(qRed(colour)),
                static_cast<GifByteType>(qGreen(colour)), static_cast<GifByteType>(qBlue(colour)) };
        });
        return map;
    }

    // The changed pixels; the whole area where "unchanged" would be a 257th colour.
    IndexedPixels indexedChange(const FrameChange& change, const QImage& after)
    {
        IndexedPixels result = indexed(change.pixels);
        if (!result.exact)
            if (IndexedPixels whole = indexed(pixelsIn(after, change.area)); whole.exact)
                return whole;
        return result;
    }

    void putControl(GifFileType* gif, const IndexedPixels& picture, int milliseconds)
    {
        const bool transparent = picture.palette.front() == unchanged;
        const GraphicsControlBlock control { DISPOSE_DO_NOT, false,
            (milliseconds + unitMilliseconds / 2) / unitMilliseconds,
            transparent ? 0 : NO_TRANSPARENT_COLOR };
        std::array<GifByteType, 4> bytes {};
        EGifGCBToExtension(&control, bytes.data());
        check(EGifPutExtension(
            gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(bytes.size()), bytes.data()));
    }

    void putLoop(GifFileType* gif)
    {
        const std::array<GifByteType, 3> forEver { 1, 0, 0 };
        check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(gif, static_cast<int>(forEver.size()), forEver.data()));
        check(EGifPutExtensionTrailer(gif));
    }

} // namespace

EncodedFrame gifFrame(const FrameStep& step)
{
    const FrameChange change = frameChange(step.before, step.after, 1);
    const QRect& area = change.area;
    IndexedPixels picture = indexedChange(change, step.after);
    QByteArray bytes;
    Writer gif = begin(bytes, step.after.size());
    putControl(gif.get(), picture, step.milliseconds);
    check(EGifPutImageDesc(gif.get(), area.x(), area.y(), area.width(), area.height(), false,
        colourMap(picture.palette).get()));
    for (int y = 0; y < area.height(); ++y)
        check(EGifPutLine(gif.get(),
            picture.pixels.data() + static_cast<std::ptrdiff_t>(y) * area.width(), area.width()));
    gif.reset();
    return { bytes.mid(headerSize, bytes.size() - headerSize - 1), area.topLeft(),
        step.milliseconds };
}

QByteArray gifFile(QSize size, const std::vector<EncodedFrame>& frames)
{
    QByteArray bytes;
    Writer gif = begin(bytes, size);
    putLoop(gif.get());
    gif.reset();
    const QByteArray trailer = bytes.last(1);
    bytes.chop(1);
    for (const EncodedFrame& frame : frames)
        bytes += frame.bytes;
    return bytes + trailer;
}

} // namespace ui
