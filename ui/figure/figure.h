#pragma once

#include "core/base/fields.h"
#include "ui/drawing/theme.h"

#include <QSize>
#include <QSizeF>
#include <QString>

#include <array>
#include <string>
#include <string_view>

namespace ui {

// The axis titles of a figure.
struct AxisLabels {
    std::string rows, columns; // empty: none

    bool operator==(const AxisLabels&) const = default;
};

// "queries,keys": two cells of a CSV row, quoted where they contain a comma; "": none.
// Error "bad_value".
std::string axisLabelsText(const AxisLabels& labels);
AxisLabels readAxisLabels(std::string_view text);

enum class LengthUnit { Millimetre, Inch, Pixel };
constexpr auto enumIds(LengthUnit)
{
    return std::array<std::string_view, 3> { "mm", "in", "px" };
}

struct FigureSize {
    float width = 183; // two columns of a journal
    float height = 120;
    LengthUnit unit = LengthUnit::Millimetre;

    static void fields(auto& self, auto&& f)
    {
        f("width", self.width, core::Range { 0.1, 20000 });
        f("height", self.height, core::Range { 0.1, 20000 });
        f("unit", self.unit);
    }
    bool operator==(const FigureSize&) const = default;
};

// "183x90mm", "7.2x4in", "1920x1080px"; "183×90 mm" is accepted too. Error "bad_value".
std::string sizeText(const FigureSize& size);
FigureSize readSize(std::string_view text);

enum class FigureFormat { Pdf, Svg, Png, Tiff, Webp };
constexpr auto enumIds(FigureFormat)
{
    return std::array<std::string_view, 5> { "pdf", "svg", "png", "tiff", "webp" };
}
constexpr bool isVector(FigureFormat format)
{
    return format == FigureFormat::Pdf || format == FigureFormat::Svg;
}

// The settings of a figure. Presets, the export dialog and the command line all use this list of
// fields.
struct Figure {
    std::string view; // id of a registered view; empty: the session's
    std::string tensor; // only this matrix; empty: the view
    FigureSize size;
    int dpi = 300; // for raster formats, and for a size in pixels
    FigureFormat format = FigureFormat::Pdf;
    ThemeKind theme = ThemeKind::Light;
    std::string font; // family; empty: the program's font
    float fontSize = 7; // of plain text, in points
    bool colourBar = true;
    bool values = true; // numbers in cells that are large enough
    bool selection = true; // the selected cell, tokens and head are marked
    // Above the view. "auto": the view's own; empty: none.
    std::string title = "auto";
    std::string subtitle = "auto"; // sizes and statistics, unless it is the user's
    std::string axisLabels = "auto"; // "rows,columns"; see readAxisLabels()
    std::string caption; // below the view; "auto": the ready caption
    bool embedsSession = true; // stores the session in the file

    static void fields(auto& self, auto&& f)
    {
        f("view", self.view);
        f("tensor", self.tensor);
        f("format", self.format);
        f("size", self.size);
        f("dpi", self.dpi, core::Range { 18, 4800 });
        f("font", self.font);
        f("font_size", self.fontSize, core::Range { 2, 72 });
        f("theme", self.theme);
        f("colour_bar", self.colourBar);
        f("values", self.values);
        f("selection", self.selection);
        f("title", self.title);
        f("subtitle", self.subtitle);
        f("axis_labels", self.axisLabels);
        f("recipe", self.embedsSession);
        f("caption", self.caption);
    }
    bool operator==(const Figure&) const = default;
};

inline constexpr std::string_view automatic = "auto"; // title, subtitle, axisLabels, caption

inline constexpr double pointsPerInch = 72;
inline constexpr double largestPixels = 200e6;

QSizeF pointsOf(const Figure& figure); // page size in points
QSize pixelsOf(const Figure& figure);
// The same size in another unit, rounded to whole pixels, hundredths of an inch or of a millimetre.
FigureSize inUnit(const Figure& figure, LengthUnit unit);

// The size of the smallest text (numbers and labels), in points. Text below 5 points cannot be read
// in print.
double smallestText(const Figure& figure);

// The format of the path's ending. Error "unknown_format" lists the known endings.
FigureFormat formatOf(const std::string& path);

// Error "figure_too_large" or "figure_too_small", with the sizes in the detail; "format_missing"
// where Qt lacks the plugin; those of readAxisLabels().
void checkFigure(const Figure& figure);

// Error "figure_too_small": the view cannot be read in this size.
[[noreturn]] void refuseSize(const Figure& figure);

// Remarks on a figure before it is written: its size in pixels, labels too small for print.
QString figureNote(const Figure& figure);

// The problem as a sentence with a warning sign.
QString problemNote(const QString& problem);

} // namespace ui
