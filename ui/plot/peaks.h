#pragma once

#include "core/matrix.h"

namespace ui {

// Each number the largest magnitude, with its sign, of `group` columns; of fewer at the right end.
core::Matrix peaksOfColumns(const core::Matrix& matrix, core::Index group);

} // namespace ui
