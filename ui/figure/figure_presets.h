#pragma once

#include "ui/figure/figure.h"

#include <array>

namespace ui {

struct FigurePreset {
    std::string_view id; // label(id) is its name
    FigureSize size;
    float fontSize = 7;
};

inline constexpr std::array figurePresets {
    FigurePreset { "preset.one_column", { 89, 75, LengthUnit::Millimetre }, 7 },
    FigurePreset { "preset.two_columns", { 183, 120, LengthUnit::Millimetre }, 7 },
    FigurePreset { "preset.slide", { 13.333F, 7.5F, LengthUnit::Inch }, 14 },
};

} // namespace ui
