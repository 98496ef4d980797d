#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// How large the cells of a matrix are in a room. `square`: tokens by tokens, so cells are square,
// unless one side is many times longer than the other. They grow with the letters (Theme::scale).
QSize cellSize(const core::Matrix& matrix, QSize room, bool square, qreal letters);

// Where the cells of a panel stand in a box, its words around them.
QRect cellArea(const MatrixPanel& panel, QRect box, bool square);

// Places a panel that no layout places.
void place(MatrixPanel& panel, QRect cells);

} // namespace ui
