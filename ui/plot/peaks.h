#pragma once

#include "core/matrix.h"

#include <bit>
#include <cstdint>

namespace ui {

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

// Each number the largest magnitude, with its sign, of `group` columns; of fewer at the right end.
core::Matrix peaksOfColumns(const core::Matrix& matrix, core::Index group);

} // namespace ui
