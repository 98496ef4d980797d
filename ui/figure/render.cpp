#include "ui/figure/render.h"

#include "core/base/error.h"
#include "ui/drawing/lack_of_memory.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_page.h"
#include "ui/session/embedded_session.h"

#include <QBuffer>
#include <QDateTime>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Replaces text of the same length: the file refers to its objects by byte offset.
    void overwrite(QByteArray& file, const QByteArray& before, QByteArray after)
    {
        const qsizetype at = file.indexOf(before);
        Q_ASSERT(at >= 0 && after.size() <= before.size());
        after.append(before.size() - after.size(), ' ');
        file.replace(at, before.size(), after);
    }

    QByteArray decimals(double number)
    {
        return QByteArray::number(number, 'f', 3);
    }

    // Qt makes pages of whole points, measured from the upper left corner; the exact size cuts off
    // the excess at the right and lower edges.
    void setExactSize(QByteArray& file, QSize whole, QSizeF exact)
    {
        const auto six = [](int number) { return QByteArray::number(double(number), 'f', 6); };
        overwrite(file, "/MediaBox [0 0 " + six(whole.width()) + ' ' + six(whole.height()) + ']',
            "/MediaBox [0 " + decimals(whole.height() - exact.height()) + ' '
                + decimals(exact.width()) + ' ' + QByteArray::number(whole.height()) + ']');
    }

    constexpr double millimetresPerPoint = 25.4 / pointsPerInch;

    // Viewers smooth enlarged images in an SVG, but cells need sharp edges. Qt writes the property
    // of SVG 1.1, which browsers ignore; this adds the one that they read.
    QByteArray withSharpCells(QByteArray svg)
    {
        return svg.replace(
            "<image ", "<image style=\"image-rendering:crisp-edges;image-rendering:pixelated\" ");
    }

    // XML 1.0 excludes most control characters, U+FFFE and U+FFFF, all of which Qt writes.
    QByteArray wellFormed(QByteArray svg)
    {
        svg.removeIf([](char c) {
            const auto byte = static_cast<unsigned char>(c);
            return byte < 0x20 && c != '\t' && c != '\n' && c != '\r';
        });
        constexpr auto replacement = "\xEF\xBF\xBD"; // U+FFFD
        for (const char* const excluded : { "\xEF\xBF\xBE", "\xEF\xBF\xBF" })
            svg.replace(excluded, replacement);
        return svg;
    }

    // The unit is the logical pixel; the size is in millimetres, to a thousandth.
    QByteArray svg(const Figure& figure, FigurePage& page)
    {
        constexpr int dotsPerMillimetre = 1000;
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(qRound(25.4 * dotsPerMillimetre));
        generator.setSize((pointsOf(figure) * millimetresPerPoint * dotsPerMillimetre).toSize());
        generator.setViewBox(QRectF({}, page.extent()));
        generator.setTitle(u"Headlight"_s);
        generator.setDescription(page.caption().toHtmlEscaped()); // Qt does not escape it
        FilePainter painter(generator);
        page.paint(painter.painter());
        painter.end();
        return wellFormed(withSharpCells(bytes));
    }

    QImage image(const Figure& figure, FigurePage& page)
    {
        constexpr double inchesPerMetre = 1 / 0.0254;
        QImage picture(pixelsOf(figure), QImage::Format_RGB32);
        if (picture.isNull())
            throw core::Error("out_of_memory",
                core::message("not enough memory for this many pixels; lower the dpi"));
        picture.setDevicePixelRatio(page.pixel() * figure.dpi / pointsPerInch);
        page.paint(picture);
        picture.setDevicePixelRatio(1);
        picture.setDotsPerMeterX(qRound(figure.dpi * inchesPerMetre));
        picture.setDotsPerMeterY(qRound(figure.dpi * inchesPerMetre));
        return picture;
    }

    QByteArray encoded(const QImage& picture, FigureFormat format)
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QImageWriter writer(&buffer, QByteArray::fromStdString(std::string(core::idOf(format))));
        if (format == FigureFormat::Webp)
            writer.setQuality(100); // lossless
        if (format == FigureFormat::Tiff)
            writer.setCompression(1); // LZW
        if (!writer.write(picture))
            throw core::Error("write_failed", core::message("the image could not be written"))
                .remarked(writer.errorString().toStdString());
        return bytes;
    }

} // namespace

// The entry keeps its length: the file refers to its objects by byte offset.
void setCreationDate(QByteArray& pdf)
{
    const QByteArray start = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(start);
    const qsizetype end = pdf.indexOf(')', at);
    if (at < 0 || end < 0)
        return;
    bool given = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    QByteArray entry;
    if (given)
        entry = start
            + QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)
                  .toString(u"yyyyMMddHHmmss'Z'"_s)
                  .toLatin1()
            + ')';
    const qsizetype length = end + 1 - at;
    if (entry.size() <= length)
        pdf.replace(at, length, entry + QByteArray(length - entry.size(), ' '));
}

QByteArray pdfPage(const Figure& figure, FigurePage& page, const QByteArray& embeddedSession)
{
    constexpr int dots = 720; // per inch, for the writer's coordinates
    const QSizeF exact = pointsOf(figure);
    const QSize whole(
        static_cast<int>(std::ceil(exact.width())), static_cast<int>(std::ceil(exact.height())));
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dots);
    writer.setPageSize(QPageSize(whole, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(page.caption());
    writer.setCreator(u"Headlight"_s);
    if (!embeddedSession.isEmpty())
        writer.addFileAttachment(u"session.headlight"_s, embeddedSession, u"application/json"_s);
    FilePainter painter(writer);
    const double scale = page.pixel() * dots / pointsPerInch;
    painter.painter().scale(scale, scale);
    page.paint(painter.painter());
    painter.end();
    setExactSize(file, whole, exact);
    setCreationDate(file);
    return file;
}

QImage pixels(const Figure& figure, const FigureState& state)
{
    FigurePage page(figure, state);
    return image(figure, page);
}

DrawnFigure draw(const Figure& figure, const FigureState& state, const QByteArray& embeddedSession)
{
    FigurePage page(figure, state);
    DrawnFigure drawn { figure, figure.embedsSession ? embeddedSession : QByteArray(), {}, {} };
    switch (figure.format) {
    case FigureFormat::Pdf:
        drawn.bytes = pdfPage(figure, page, drawn.embeddedSession);
        break;
    case FigureFormat::Svg:
        drawn.bytes = svg(figure, page);
        break;
    case FigureFormat::Png:
    case FigureFormat::Tiff:
    case FigureFormat::Webp:
        drawn.image = image(figure, page);
        break;
    }
    return drawn;
}

QByteArray encode(const DrawnFigure& drawn)
{
    const FigureFormat format = drawn.figure.format;
    QByteArray bytes = isVector(format) ? drawn.bytes : encoded(drawn.image, format);
    if (drawn.embeddedSession.isEmpty())
        return bytes;
    if (format == FigureFormat::Svg)
        return svgWith(bytes, drawn.embeddedSession);
    return format == FigureFormat::Png ? pngWith(bytes, drawn.embeddedSession) : bytes;
}

QByteArray render(const Figure& figure, const FigureState& state, const QByteArray& embeddedSession)
{
    return encode(draw(figure, state, embeddedSession));
}

} // namespace ui
