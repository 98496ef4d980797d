#pragma once

#include "core/base/matrix.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace ui {

// Where several cells share a pixel. Of weights the largest is shown, so that no peak is lost. Of
// signed numbers it would tell neither the sign of the others nor how far they spread: there two
// neighbouring pixels show the lowest and the highest of all their cells, in the order in which
// these stand. Two cells in two pixels so stay what they are.

// Cells [first, end) that a pixel shows.
struct CellSpan {
    core::Index first = 0;
    core::Index end = 0;
    bool operator==(const CellSpan&) const = default;
};

// Numbers without their sign compare like integers, which the compiler takes many at a time; an
// excluded cell is smaller than any other.
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

// What the pixels of a line show, a number for each span of columns, which follow each other.
std::vector<float> peaksOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns);
std::vector<float> extremesOf(
    const core::Matrix& matrix, const CellSpan& rows, const std::vector<CellSpan>& columns);

// The same of two lines, for columns that have their pixels for themselves.
struct TwoLines {
    std::vector<float> upper, lower;
};
TwoLines extremesOfLines(const core::Matrix& matrix, const CellSpan& upper, const CellSpan& lower,
    const std::vector<CellSpan>& columns);

// Two columns for each `group` of columns, or fewer at the right end: their lowest and highest.
core::Matrix extremesOfColumns(const core::Matrix& matrix, core::Index group);

} // namespace ui
