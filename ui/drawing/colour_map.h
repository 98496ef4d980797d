#pragma once

#include <QRgb>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace ui {

using ColourTable = std::array<QRgb, 256>;

// The colours of a map of resources/colour_maps.txt; on a dark background its dark form if it has
// one. Unknown ids give the first map of the file.
const ColourTable& colourTable(std::string_view id, bool dark = false);

QStringList sequentialMaps();
QStringList divergingMaps();

// What a number is drawn as.
struct ColourScale {
    const ColourTable* table = nullptr;
    float low = 0;
    float high = 1;

    // The nearest of the 256 colours; below and above the range the end ones. Not for NaN.
    [[nodiscard]] QRgb colour(float value) const
    {
        const float place = (value - low) / (high - low) * 255.0F + 0.5F; // cut, it is rounded
        return (*table)[static_cast<std::size_t>(std::clamp(place, 0.0F, 255.5F))];
    }
};

// A range that is never empty: an empty one is widened so that its one value has the lowest colour.
ColourScale sequentialScale(std::string_view id, bool dark, float low, float high);
// Symmetric about 0.
ColourScale divergingScale(std::string_view id, bool dark, float largest);

} // namespace ui
