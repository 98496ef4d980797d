#include "ui/figure/figure.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/base/spelling.h"
#include "core/io/text/cells.h"
#include "core/settings/field_text.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QLocale>

#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::string cellOf(const std::string& label)
    {
        if (label.find_first_of(",\"") == std::string::npos)
            return label;
        std::string cell = "\"";
        for (const char c : label)
            cell += c == '"' ? std::string("\"\"") : std::string(1, c);
        return cell + '"';
    }

    std::optional<FigureSize> parsed(std::string_view text)
    {
        FigureSize size;
        std::string plain(core::trimmed(text));
        if (const auto times = plain.find("×"); times != std::string::npos)
            plain.replace(times, std::string_view("×").size(), "x");
        bool found = false;
        for (std::size_t i = 0; const std::string_view id : enumIds(LengthUnit {})) {
            if (plain.ends_with(id)) {
                found = true;
                size.unit = static_cast<LengthUnit>(i);
                plain.resize(plain.size() - id.size());
            }
            ++i;
        }
        const auto x = plain.find('x');
        if (!found || x == std::string::npos || !core::readNumber(plain.substr(0, x), size.width)
            || !core::readNumber(plain.substr(x + 1), size.height))
            return std::nullopt;
        return size;
    }

    void requireInside(const FigureSize& size, std::string_view text)
    {
        FigureSize::fields(size, [&](std::string_view, const auto& side, auto... ranges) {
            [[maybe_unused]] const auto check = [&](const auto& range) {
                if (!(side >= range.low && side <= range.high)) // also rejects NaN
                    throw core::Error("out_of_range",
                        core::message(
                            "size: width and height are numbers from %1 to %2, found \"%3\"",
                            range.low, range.high, text));
            };
            (check(ranges), ...);
        });
    }

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

    constexpr double leastText = 5; // points; the smallest text readable in print

    QString sizeNote(const Figure& figure)
    {
        constexpr double bytesPerPixel = 4;
        constexpr double bytesPerMegabyte = 1e6;
        const QSize pixels = pixelsOf(figure);
        const double megabytes
            = bytesPerPixel * pixels.width() * pixels.height() / bytesPerMegabyte;
        return QCoreApplication::translate("figure", "%1 × %2 pixels, %3 MB of memory")
            .arg(QLocale().toString(pixels.width()), QLocale().toString(pixels.height()),
                QLocale().toString(megabytes, 'f', megabytes < 10 ? 1 : 0));
    }

} // namespace

std::string axisLabelsText(const AxisLabels& labels)
{
    return labels == AxisLabels {} ? std::string()
                                   : cellOf(labels.rows) + "," + cellOf(labels.columns);
}

AxisLabels readAxisLabels(std::string_view text)
{
    if (text.empty())
        return {};
    const core::Cells cells = core::cutCells(text, ',');
    if (cells.rowCount() != 1 || cells.width(0) != 2)
        throw core::Error("bad_value",
            core::message(
                "axis labels: expected two texts separated by a comma, as in queries,keys, "
                "found \"%1\"",
                text));
    return { cells.label(cells.at(0, 0)), cells.label(cells.at(0, 1)) };
}

std::string sizeText(const FigureSize& size)
{
    return core::numberText(size.width) + "x" + core::numberText(size.height)
        + std::string(core::idOf(size.unit));
}

FigureSize readSize(std::string_view text)
{
    if (const auto size = parsed(text)) {
        requireInside(*size, text);
        return *size;
    }
    throw core::Error("bad_value",
        core::message(
            "size: expected width x height and a unit (mm, in or px), as in 183x90mm, found "
            "\"%1\"",
            text));
}

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

QString figureNote(const Figure& figure)
{
    QStringList notes;
    if (smallestText(figure) < leastText)
        notes << problemNote(QCoreApplication::translate("figure",
            "labels are smaller than 5 points and cannot be read in print; use a larger font"));
    if (!isVector(figure.format))
        notes << sizeNote(figure);
    return notes.join(u'\n');
}

QString problemNote(const QString& problem)
{
    QString sentence = problem;
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    if (!sentence.endsWith(u'.'))
        sentence += u'.';
    return u"⚠ "_s + sentence;
}

} // namespace ui
