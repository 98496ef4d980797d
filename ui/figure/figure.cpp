#include "ui/figure/figure.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/settings/field_text.h"
#include "ui/figure/axis_labels.h"

#include <QFileInfo>
#include <QImageWriter>

#include <cmath>

namespace ui {

namespace {

    constexpr double millimetresPerInch = 25.4;
    constexpr double largestPage = 14400; // points; no PDF page may be larger
    constexpr double leastRoom = 8; // in font sizes, both ways

    double inches(float length, LengthUnit unit, int dpi)
    {
        switch (unit) {
        case LengthUnit::Millimetre:
            return static_cast<double>(length) / millimetresPerInch;
        case LengthUnit::Inch:
            return static_cast<double>(length);
        case LengthUnit::Pixel:
            break;
        }
        return static_cast<double>(length) / dpi;
    }

    QSizeF inchesOf(const Figure& figure)
    {
        const FigureSize& size = figure.size;
        return { inches(size.width, size.unit, figure.dpi),
            inches(size.height, size.unit, figure.dpi) };
    }

    void checkPixels(const Figure& figure)
    {
        const QSizeF size = inchesOf(figure) * figure.dpi;
        const double pixels = size.width() * size.height();
        if (pixels > largestPixels)
            throw core::Error("figure_too_large",
                core::message(
                    "%1 at %2 dpi is %3 million pixels; the maximum is 200 million. Use a lower "
                    "dpi, a smaller size, or PDF",
                    sizeText(figure.size), figure.dpi, std::round(pixels / 1e6)));
    }

    void checkPlugin(FigureFormat format)
    {
        const std::string id(core::idOf(format));
        if (!isVector(format)
            && !QImageWriter::supportedImageFormats().contains(QByteArray::fromStdString(id)))
            throw core::Error("format_missing",
                core::message(
                    "this computer's Qt cannot write %1; install qt6-image-formats-plugins, or "
                    "use png",
                    id));
    }

} // namespace

QSizeF pointsOf(const Figure& figure)
{
    return inchesOf(figure) * pointsPerInch;
}

QSize pixelsOf(const Figure& figure)
{
    return (inchesOf(figure) * figure.dpi).toSize();
}

FigureSize inUnit(const Figure& figure, LengthUnit unit)
{
    const QSizeF size = inchesOf(figure);
    const double perInch = unit == LengthUnit::Millimetre ? millimetresPerInch
        : unit == LengthUnit::Inch                        ? 1
                                                          : figure.dpi;
    const double parts = unit == LengthUnit::Pixel ? 1 : 100;
    const auto length = [&](double inch) {
        return static_cast<float>(std::round(inch * perInch * parts) / parts);
    };
    return { length(size.width()), length(size.height()), unit };
}

double smallestText(const Figure& figure)
{
    constexpr double labels = 0.85; // relative to plain text
    return labels * static_cast<double>(figure.fontSize);
}

FigureFormat formatOf(const std::string& path)
{
    const std::string ending
        = QFileInfo(QString::fromStdString(path)).suffix().toLower().toStdString();
    const auto ids = enumIds(FigureFormat {});
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ending == ids[i] || (ending == "tif" && ids[i] == "tiff"))
            return static_cast<FigureFormat>(i);
    std::vector<core::Message> endings; // the same in every language
    for (const std::string_view id : ids)
        endings.push_back(core::Message::verbatim(std::string(id)));
    throw core::Error("unknown_format",
        core::message("\"%1\" does not end with a known format: %2", path, core::oneOf(endings)));
}

void checkFigure(const Figure& figure)
{
    const QSizeF points = pointsOf(figure);
    const double least = leastRoom * static_cast<double>(figure.fontSize);
    if (std::min(points.width(), points.height()) < least)
        refuseSize(figure);
    if (!isVector(figure.format))
        checkPixels(figure);
    else if (std::max(points.width(), points.height()) > largestPage)
        throw core::Error("figure_too_large",
            core::message("%1 exceeds the largest page size, 5080 mm; use a smaller size",
                sizeText(figure.size)));
    checkPlugin(figure.format);
    if (figure.axisLabels != automatic)
        static_cast<void>(readAxisLabels(figure.axisLabels));
}

void refuseSize(const Figure& figure)
{
    throw core::Error("figure_too_small",
        core::message("%1 leaves no room for text of %2 points; use a larger size or a "
                      "smaller font",
            sizeText(figure.size), core::printable(figure.fontSize)));
}

} // namespace ui
