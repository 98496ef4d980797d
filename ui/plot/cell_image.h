#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/peaks.h"

#include <QColor>
#include <QImage>

#include <vector>

namespace ui {

// The pixels that a picture of cells consists of. Each pixel of a side shows one cell that covers
// several pixels, or several that share one.
// Spans of the pixels [0, pixels) for the cells from `first`, whose edges are at `edges` (one more
// than there are cells, in pixels, rising). Peaks of several cells where they do not fit.
std::vector<CellSpan> spansOf(core::Index first, const std::vector<int>& edges, int pixels);

struct CellColours {
    ColourScale scale;
    QRgb hatchGround = 0, hatchLine = 0; // of excluded cells
    int hatchSpacing = 6, hatchWidth = 1; // in pixels
    QPoint hatchOrigin = {}; // of the picture's corner, so that hatches of neighbours meet
};

// A pixel of several weights shows the largest, pixels of several signed numbers their lowest and
// their highest (peaks.h).
QImage cellImage(const core::Matrix& matrix, const std::vector<CellSpan>& rows,
    const std::vector<CellSpan>& columns, const CellColours& colours);

} // namespace ui
