#pragma once

#include <QRgb>

#include <cstdint>
#include <vector>

namespace ui {

struct CountedColour {
    QRgb colour = 0;
    std::size_t count = 0; // number of pixels
};

struct ColourGroups {
    std::vector<QRgb> shown; // the colour of each group
    std::vector<std::uint8_t> groupOf; // the group of each colour
};

// Groups similar colours into at most `most` groups, and no more than 256.
ColourGroups grouped(const std::vector<CountedColour>& colours, std::size_t most);

} // namespace ui
