#pragma once

#include "core/base/matrix.h"
#include "ui/session/derived_data.h"

#include <span>

namespace ui {

// Matrices made for a figure: the trace does not hold them in this shape.
MatrixPtr owned(core::Matrix matrix);
MatrixPtr oneRow(std::span<const core::Scalar> values);
MatrixPtr oneColumn(std::span<const core::Scalar> values);
MatrixPtr transposed(const core::Matrix& m);

} // namespace ui
