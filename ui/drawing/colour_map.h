#pragma once

#include <QColor>
#include <QRgb>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

namespace ui {

using ColourTable = std::array<QRgb, 256>;

// Colour table of a map in resources/colour_maps.txt; on a dark background its dark variant, if it
// has one. An unknown id gives the first map of the file.
const ColourTable& colourTable(std::string_view id, bool dark = false);

QStringList sequentialMaps();
QStringList divergingMaps();

// Linear: equal steps of the number are equal steps of colour. Root: of its square root, which
// tells small weights apart.
enum class ColourSpacing { Linear, Root };

// Maps a value in [low, high] to a colour.
struct ColourScale {
    const ColourTable* table = nullptr;
    float low = 0;
    float high = 1;
    ColourSpacing spacing = ColourSpacing::Linear; // Root: low is 0

    // The nearest of the 256 colours; values outside the range get the first or last one. Not for
    // NaN.
    [[nodiscard]] QRgb colour(float value) const
    {
        // + 0.5: the conversion truncates
        const float place = share(value) * 255.0F + 0.5F;
        return (*table)[static_cast<std::size_t>(std::clamp(place, 0.0F, 255.5F))];
    }
    // 0 at the first colour, 1 at the last.
    [[nodiscard]] float share(float value) const
    {
        const float linear = (value - low) / (high - low);
        return spacing == ColourSpacing::Root ? std::sqrt(std::max(0.0F, linear)) : linear;
    }
    bool operator==(const ColourScale&) const = default;
};

// The range is never empty: an empty one is widened, and its one value gets the lowest colour.
ColourScale sequentialScale(std::string_view id, bool dark, float low, float high,
    ColourSpacing spacing = ColourSpacing::Linear);
// Symmetric about 0.
ColourScale divergingScale(std::string_view id, bool dark, float largest);

// Range of a matrix's values: "±50.4" for signed values, "up to 0.85" for weights.
QString rangeText(float largest, const ColourScale& scale);

// The same with the range of the colours, where matrices share a colour scale: "±50.4, colours to
// ±403". Longest text first; each one contains both ranges.
QStringList rangeTexts(float largest, const ColourScale& scale);

// Colour of a head's pattern, one of core::patternIds. Uniform heads get `even`, heads without a
// pattern `ground`, and broad ones the colour between.
QColor patternColour(std::string_view pattern, const QColor& even, const QColor& ground);

} // namespace ui
