#pragma once

#include <QFile>
#include <QImage>

#include <gif_lib.h>
#include <webp/demux.h>

#include <cstring>
#include <vector>

// Animations as other programs see them: every frame composed from the file's blocks.
struct Decoded {
    std::vector<QImage> frames;
    std::vector<int> milliseconds;
    int loops = -1; // 0: forever
};

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void drawGifImage(QImage& canvas, const GifFileType& gif, const SavedImage& image, int gap)
{
    const ColorMapObject* map = image.ImageDesc.ColorMap ? image.ImageDesc.ColorMap : gif.SColorMap;
    for (int y = 0; y < image.ImageDesc.Height; ++y)
        for (int x = 0; x < image.ImageDesc.Width; ++x) {
            const int index = image.RasterBits[y * image.ImageDesc.Width + x];
            const GifColorType& c = map->Colors[index];
            if (index != gap)
                canvas.setPixel(image.ImageDesc.Left + x, image.ImageDesc.Top + y,
                    qRgb(c.Red, c.Green, c.Blue));
        }
}

inline Decoded decodedGif(QByteArray bytes)
{
    const auto read = [](GifFileType* gif, GifByteType* to, int count) {
        auto& rest = *static_cast<QByteArray*>(gif->UserData);
        const auto given = std::min<qsizetype>(count, rest.size());
        std::memcpy(to, rest.constData(), static_cast<std::size_t>(given));
        rest.remove(0, given);
        return static_cast<int>(given);
    };
    Decoded result;
    GifFileType* gif = DGifOpen(&bytes, read, nullptr);
    if (!gif || DGifSlurp(gif) != GIF_OK)
        return result;
    QImage canvas(gif->SWidth, gif->SHeight, QImage::Format_RGB32);
    canvas.fill(qRgb(1, 2, 3)); // visible where the first frame drew nothing
    for (int i = 0; i < gif->ImageCount; ++i) {
        GraphicsControlBlock control {};
        control.TransparentColor = NO_TRANSPARENT_COLOR;
        DGifSavedExtensionToGCB(gif, i, &control);
        drawGifImage(canvas, *gif, gif->SavedImages[i], control.TransparentColor);
        result.frames.push_back(canvas.copy());
        result.milliseconds.push_back(control.DelayTime * 10);
    }
    const SavedImage& first = gif->SavedImages[0];
    for (int i = 0; i + 1 < first.ExtensionBlockCount; ++i) {
        const ExtensionBlock& name = first.ExtensionBlocks[i];
        const ExtensionBlock& count = first.ExtensionBlocks[i + 1];
        if (QByteArrayView(name.Bytes, name.ByteCount) == "NETSCAPE2.0" && count.ByteCount == 3)
            result.loops = count.Bytes[1] + 256 * count.Bytes[2];
    }
    DGifCloseFile(gif, nullptr);
    return result;
}

inline Decoded decodedWebp(const QByteArray& bytes)
{
    const WebPData data { reinterpret_cast<const std::uint8_t*>(bytes.constData()),
        static_cast<std::size_t>(bytes.size()) };
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA; // as QImage on this machine
    Decoded result;
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, &options);
    WebPAnimInfo info;
    if (!decoder || WebPAnimDecoderGetInfo(decoder, &info) == 0)
        return result;
    result.loops = static_cast<int>(info.loop_count);
    int shown = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder) != 0) {
        std::uint8_t* pixels = nullptr;
        int until = 0;
        if (WebPAnimDecoderGetNext(decoder, &pixels, &until) == 0)
            break;
        const QImage view(pixels, static_cast<int>(info.canvas_width),
            static_cast<int>(info.canvas_height), QImage::Format_ARGB32);
        result.frames.push_back(view.copy());
        result.milliseconds.push_back(until - shown);
        shown = until;
    }
    WebPAnimDecoderDelete(decoder);
    return result;
}

inline Decoded decoded(const QString& path)
{
    return path.endsWith(".gif") ? decodedGif(contentOf(path)) : decodedWebp(contentOf(path));
}
