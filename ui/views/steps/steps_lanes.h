#pragma once

#include "ui/views/steps/steps_picture.h"

#include <vector>

namespace ui {

// One direction of the grid: what stands before, in and after the cells of each track.
struct Lane {
    qreal before = 0, after = 0;
    qreal share = 0;
    core::Index cells = 1; // of its largest matrix
    qreal least = 0; // that is still to be seen
    qreal size = 0; // given to the cells
    qreal start = 0; // where they begin
};

struct StepLanes {
    std::vector<Lane> columns, rows;
};

std::vector<Lane> lanesOf(const std::vector<Track>& tracks, qreal after);
qreal needed(const std::vector<Lane>& lanes); // to show anything
// Shares out `room`: tracks without a share get what their cells like, the others the rest, none
// more than its cells can use, and each what it needs.
void shareOut(std::vector<Lane>& lanes, qreal from, qreal room, qreal cell);
// Whether that height is enough for a line beside each row of cells, or beside most of many.
bool leavesRoom(const std::vector<Lane>& rows, qreal height, qreal em);
qreal gapAround(
    const std::vector<Lane>& columns, std::size_t at); // to the nearer of its neighbours

} // namespace ui
