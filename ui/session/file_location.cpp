#include "ui/session/file_location.h"

#include "core/base/error.h"

#include <QImage>
#include <QImageReader>

#include <optional>
#include <string>

namespace ui {

namespace {

    core::Tensor coloursOf(const QImage& image, const core::ImageSize& size)
    {
        const auto side = static_cast<int>(size.side);
        const auto format = size.channels == 1 ? QImage::Format_Grayscale8 : QImage::Format_RGB888;
        const QImage picture
            = image.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                  .convertToFormat(format);
        core::Tensor result { { size.channels, size.side, size.side },
            core::Buffer(size.channels * size.side * size.side) };
        core::Scalar* to = result.data.data();
        for (core::Index channel = 0; channel < size.channels; ++channel)
            for (int row = 0; row < side; ++row) {
                const uchar* const line = picture.constScanLine(row);
                for (core::Index column = 0; column < size.side; ++column)
                    *to++
                        = static_cast<core::Scalar>(line[column * size.channels + channel] / 255.0);
            }
        return result;
    }

    std::optional<core::Tensor> readPicture(const std::string& path, const core::ImageSize& size)
    {
        QImageReader reader(QString::fromStdString(path));
        reader.setDecideFormatFromContent(true);
        if (!reader.canRead())
            return std::nullopt;
        if (size.channels != 1 && size.channels != 3)
            throw core::Error("picture_shape",
                core::message(
                    "this model takes %1 channels, but an image has 3: give the values as npy",
                    size.channels));
        const QImage image = reader.read();
        if (image.isNull())
            throw core::Error("picture_file", core::message("the image cannot be read"))
                .remarked(reader.errorString().toStdString());
        return coloursOf(image, size);
    }

} // namespace

bool isImage(const QString& path)
{
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    return reader.canRead();
}

core::SharedStore newStore()
{
    return std::make_shared<const core::ModelStore>(core::StoreLimits {}, readPicture);
}

} // namespace ui
