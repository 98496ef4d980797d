#pragma once

#include "core/matrix.h"
#include "ui/colour_map.h"

#include <QColor>
#include <QImage>

#include <vector>

namespace ui {

// The pixels that a picture of cells consists of. Each pixel of a side shows the cells
// [first, end): one that covers several pixels, or several that share one.
struct CellSpan {
    core::Index first = 0;
    core::Index end = 0;
    bool operator==(const CellSpan&) const = default;
};

// Spans of the pixels [0, pixels) for the cells from `first`, whose edges are at `edges` (one more
// than there are cells, in pixels, rising). Peaks of several cells where they do not fit.
std::vector<CellSpan> spansOf(core::Index first, const std::vector<int>& edges, int pixels);

struct CellColours {
    ColourScale scale;
    QRgb hatchGround = 0, hatchLine = 0; // of excluded cells
    int hatchSpacing = 6, hatchWidth = 1; // in pixels
    QPoint hatchOrigin; // of the picture's corner, so that hatches of neighbours meet
};

// A pixel of several cells shows the one with the largest magnitude.
QImage cellImage(const core::Matrix& matrix, const std::vector<CellSpan>& rows,
    const std::vector<CellSpan>& columns, const CellColours& colours);

} // namespace ui
