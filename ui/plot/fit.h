#pragma once

#include "ui/plot/matrix_panel.h"

namespace ui {

// Where the cells of a panel stand in a box, its words around them. `square`: tokens by tokens, so
// cells are square, unless one side is many times longer than the other.
QRect cellArea(const MatrixPanel& panel, QRect box, bool square);

// Places a panel that no layout places.
void place(MatrixPanel& panel, QRect cells);

} // namespace ui
