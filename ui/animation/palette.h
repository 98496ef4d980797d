#pragma once

#include <QRgb>

#include <cstdint>
#include <vector>

namespace ui {

// Pixels as indices into a palette of at most 256 colours.
struct IndexedPixels {
    std::vector<QRgb> palette;
    std::vector<std::uint8_t> pixels;
    bool exact = true; // no colour had to be replaced by one that is near
};

// Exact if there are no more than 256 colours, `unchanged` being one of them and then the first.
// Otherwise the colours are parted into groups, each time the group that differs most, and each
// group is shown as one: as its most frequent colour where that prevails (the cells of a heat map
// keep theirs), else as the mean (the edges of letters).
IndexedPixels indexed(const std::vector<QRgb>& pixels);

} // namespace ui
