#pragma once

#include "ui/figure/figure.h"

#include <array>

namespace ui {

struct FigurePreset {
    std::string_view id; // label(id) is its name
    FigureSize size;
    float fontSize = 7;
    bool statistics = true; // the subtitles of the views

    void applyTo(Figure& figure) const
    {
        figure.size = size;
        figure.fontSize = fontSize;
        figure.subtitle = statistics ? automatic : std::string_view();
    }
    [[nodiscard]] bool isIn(const Figure& figure) const
    {
        Figure same = figure;
        applyTo(same);
        return same == figure;
    }
};

inline constexpr std::array figurePresets {
    FigurePreset { "preset.one_column", { 89, 75, LengthUnit::Millimetre }, 7 },
    FigurePreset { "preset.two_columns", { 183, 120, LengthUnit::Millimetre }, 7 },
    FigurePreset { "preset.slide", { 13.333F, 7.5F, LengthUnit::Inch }, 18, false },
};

// The preset "slide" has the id "preset.slide".
inline constexpr std::string_view presetPrefix = "preset.";

// The figure settings of the last export, remembered between starts. The view, the tensor and the
// user's own texts are not kept; a setting that cannot be read gets its default.
Figure figureSettings();
void saveFigureSettings(const Figure& figure);

} // namespace ui
