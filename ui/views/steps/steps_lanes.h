#pragma once

#include "ui/views/steps/steps_canvas.h"

#include <vector>

namespace ui {

// One row or column of the grid, with the room before and after its cells.
struct Lane {
    qreal before = 0, after = 0;
    qreal share = 0;
    core::Index cells = 1; // of its largest matrix
    qreal least = 0; // smallest legible size
    qreal size = 0; // size of the cells
    qreal start = 0; // start of the cells
};

struct StepLanes {
    std::vector<Lane> columns, rows;
};

std::vector<Lane> lanesOf(const std::vector<Track>& tracks, qreal after);
qreal needed(const std::vector<Lane>& lanes); // least size that shows anything
// Distributes `room`: tracks without a share get the size of their cells, the others divide the
// rest by their shares. No track gets more than its cells can use or less than it needs.
void shareOut(std::vector<Lane>& lanes, qreal from, qreal room, qreal cell);
// True if the height fits a line of text next to each row of cells, or to most rows of a large
// matrix.
bool leavesRoom(const std::vector<Lane>& rows, qreal height, qreal em);
qreal gapAround(const std::vector<Lane>& columns, std::size_t at); // to the nearer neighbour

} // namespace ui
