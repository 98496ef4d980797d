#pragma once

#include <QRgb>

#include <cstdint>
#include <vector>

namespace ui {

// Pixels as indices into a palette of at most 256 colours.
struct IndexedPixels {
    std::vector<QRgb> palette;
    std::vector<std::uint8_t> pixels;
    bool exact = true; // no colour was replaced by a similar one
};

// The palette is exact for at most 256 colours, including `unchanged`, which comes first. Otherwise
// the most varied group of colours is split repeatedly, and each group is shown as one colour: the
// most frequent one where it prevails (the cells of a heat map keep theirs), else the mean (the
// edges of letters).
IndexedPixels indexed(const std::vector<QRgb>& pixels);

} // namespace ui
