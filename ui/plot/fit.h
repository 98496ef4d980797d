#pragma once

#include "core/base/matrix.h"

#include <QRect>
#include <QSize>

namespace ui {

class MatrixPanel;

// Size of all cells of a matrix within `room`. `square`: rows and columns are both tokens, so cells
// are square unless one side is many times longer than the other. They scale with the font
// (Theme::scale).
QSize cellSize(const core::Matrix& matrix, QSize room, bool square, qreal letters);

// The rectangle of a panel's cells within a box, with room for the labels around them.
QRect cellArea(const MatrixPanel& panel, QRect box, bool square);

// Places a panel outside any layout.
void place(MatrixPanel& panel, QRect cells);

} // namespace ui
