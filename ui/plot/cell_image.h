#pragma once

#include "core/base/matrix.h"
#include "ui/drawing/colour_map.h"

#include <QColor>
#include <QImage>

#include <bit>
#include <cstdint>
#include <vector>

namespace ui {

// Downsampling where several cells share a pixel. For weights the pixel shows the largest one, so
// that no peak is lost. For signed values two neighbouring pixels show the lowest and the highest
// of all their cells, in the order in which these occur: the largest alone would show neither the
// sign of the others nor their spread. Two cells in two pixels therefore keep their values.

// The cells [first, end) that share a pixel.
struct CellSpan {
    core::Index first = 0;
    core::Index end = 0;
    bool operator==(const CellSpan&) const = default;
};

// The bits of |value| compare like integers, which the compiler vectorises; an excluded cell
// compares below every other.
inline std::int32_t magnitude(float value)
{
    constexpr auto out = std::bit_cast<std::int32_t>(core::excluded);
    const auto bits = std::bit_cast<std::int32_t>(value);
    return bits == out ? -1 : bits & 0x7FFFFFFF;
}

inline float larger(float a, float b)
{
    return magnitude(b) > magnitude(a) ? b : a;
}

// Values of a line of pixels, one for each span of columns; the spans are contiguous.
std::vector<float> peaksOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns);
std::vector<float> extremesOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns);

// Lowest and highest values of two lines of pixels, where each column has a pixel of its own.
struct TwoLines {
    std::vector<float> upper, lower;
};
TwoLines extremesOfLines(const core::Matrix& matrix, const CellSpan& upper, const CellSpan& lower,
    const std::vector<CellSpan>& columns);

// Lowest and highest value of each `group` of columns, as two columns; fewer for the rest at the
// right end.
core::Matrix extremesOfColumns(const core::Matrix& matrix, core::Index group);

// The pixels of an image of cells: along each side, a pixel shows one cell that covers several
// pixels, or several cells that share the pixel.
// Maps the pixels [0, pixels) to spans of cells from `first`. edges: number of cells + 1 pixel
// coordinates, ascending. Where cells are smaller than pixels, see above.
std::vector<CellSpan> spansOf(core::Index first, const std::vector<int>& edges, int pixels);

struct CellColours {
    ColourScale scale;
    QRgb hatchGround = 0, hatchLine = 0; // of masked cells
    int hatchSpacing = 6, hatchWidth = 1; // in pixels
    QPoint hatchOrigin = {}; // of the image's corner, so that the hatches of neighbours meet
};

// A pixel of several weights shows the largest; pixels of several signed values show the lowest and
// the highest (see above).
QImage cellImage(const core::Matrix& matrix, const std::vector<CellSpan>& rows,
    const std::vector<CellSpan>& columns, const CellColours& colours);

} // namespace ui
