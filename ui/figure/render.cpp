#include "ui/figure/render.h"

#include "core/error.h"
#include "ui/figure/pdf_page.h"
#include "ui/figure/recipe.h"
#include "ui/figure/sheet.h"

#include <QBuffer>
#include <QImageWriter>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double millimetresPerPoint = 25.4 / pointsPerInch;

    // Its unit is the logical pixel; its size is given in millimetres, to a thousandth.
    QByteArray svg(const Figure& figure, Sheet& sheet)
    {
        constexpr int dotsPerMillimetre = 1000;
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(qRound(25.4 * dotsPerMillimetre));
        generator.setSize((pointsOf(figure) * millimetresPerPoint * dotsPerMillimetre).toSize());
        generator.setViewBox(QRectF({}, sheet.extent()));
        generator.setTitle(u"Headlight"_s);
        generator.setDescription(sheet.caption().toHtmlEscaped()); // it does not do so itself
        QPainter painter(&generator);
        sheet.paint(painter);
        painter.end();
        return bytes;
    }

    QImage pixelsOfSheet(const Figure& figure, Sheet& sheet)
    {
        constexpr double inchesPerMetre = 1 / 0.0254;
        QImage picture(pixelsOf(figure), QImage::Format_RGB32);
        if (picture.isNull())
            throw core::Error(
                "out_of_memory", "there is not enough memory for this many pixels; take fewer dpi");
        picture.setDevicePixelRatio(sheet.pixel() * figure.dpi / pointsPerInch);
        sheet.paint(picture);
        picture.setDevicePixelRatio(1);
        picture.setDotsPerMeterX(qRound(figure.dpi * inchesPerMetre));
        picture.setDotsPerMeterY(qRound(figure.dpi * inchesPerMetre));
        return picture;
    }

    QByteArray image(const Figure& figure, Sheet& sheet)
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QImageWriter writer(
            &buffer, QByteArray::fromStdString(std::string(core::idOf(figure.format))));
        if (figure.format == FigureFormat::Webp)
            writer.setQuality(100); // lossless
        if (figure.format == FigureFormat::Tiff)
            writer.setCompression(1); // LZW
        if (!writer.write(pixelsOfSheet(figure, sheet)))
            throw core::Error("write_failed", writer.errorString().toStdString());
        return bytes;
    }

} // namespace

QImage pixels(const Figure& figure, const Subject& subject)
{
    Sheet sheet(figure, subject);
    return pixelsOfSheet(figure, sheet);
}

QByteArray render(const Figure& figure, const Subject& subject, const QByteArray& recipe)
{
    Sheet sheet(figure, subject);
    const bool kept = figure.recipe && !recipe.isEmpty();
    switch (figure.format) {
    case FigureFormat::Pdf:
        return pdfPage(figure, sheet, kept ? recipe : QByteArray());
    case FigureFormat::Svg:
        return kept ? svgWith(svg(figure, sheet), recipe) : svg(figure, sheet);
    case FigureFormat::Png:
        return kept ? pngWith(image(figure, sheet), recipe) : image(figure, sheet);
    case FigureFormat::Tiff:
    case FigureFormat::Webp:
        break;
    }
    return image(figure, sheet);
}

} // namespace ui
