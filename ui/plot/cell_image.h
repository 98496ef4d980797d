#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/peaks.h"

#include <QColor>
#include <QImage>

#include <vector>

namespace ui {

// The pixels of an image of cells: along each side, a pixel shows one cell that covers several
// pixels, or several cells that share the pixel.
// Maps the pixels [0, pixels) to spans of cells from `first`. edges: number of cells + 1 pixel
// coordinates, ascending. Where cells are smaller than pixels, peaks.h decides what a pixel shows.
std::vector<CellSpan> spansOf(core::Index first, const std::vector<int>& edges, int pixels);

struct CellColours {
    ColourScale scale;
    QRgb hatchGround = 0, hatchLine = 0; // of masked cells
    int hatchSpacing = 6, hatchWidth = 1; // in pixels
    QPoint hatchOrigin = {}; // of the image's corner, so that the hatches of neighbours meet
};

// A pixel of several weights shows the largest; pixels of several signed values show the lowest and
// the highest (peaks.h).
QImage cellImage(const core::Matrix& matrix, const std::vector<CellSpan>& rows,
    const std::vector<CellSpan>& columns, const CellColours& colours);

} // namespace ui
