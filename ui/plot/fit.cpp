#include "ui/plot/fit.h"

#include "ui/plot/matrix_panel.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {
    constexpr double largestCell = 44; // pixels; keeps maps of short sentences modest
    constexpr double largestSquare = 160; // few tokens fill the room as well
    constexpr double longSide = 2.5; // side ratio from which cells are stretched …
    constexpr double leastStretch = 3; // … by at least this factor, more for few long lines …
    constexpr double mostStretch = 8; // … up to this factor
} // namespace

QSize cellSize(const core::Matrix& matrix, QSize room, bool square, qreal letters)
{
    const auto rows = static_cast<double>(matrix.rows());
    const auto columns = static_cast<double>(matrix.cols());
    const double cap = std::max(1.0, letters) * (square ? largestSquare : largestCell);
    double wide = std::min(std::max(room.width(), 8) / columns, cap);
    double high = std::min(std::max(room.height(), 8) / rows, cap);
    if (square) {
        const double ratio = std::max(rows / columns, columns / rows);
        const double stretch
            = ratio > longSide ? std::clamp(ratio / 2, leastStretch, mostStretch) : 1;
        const double most = std::min(wide, high) * stretch;
        wide = std::min(wide, most);
        high = std::min(high, most);
    }
    return { std::max(3, static_cast<int>(std::round(wide * columns))),
        std::max(3, static_cast<int>(std::round(high * rows))) };
}

QRect cellArea(const MatrixPanel& panel, QRect box, bool square)
{
    const QRect room = box.marginsRemoved(panel.frameMargins());
    QRect cells({}, cellSize(*panel.content().matrix, room.size(), square, panel.theme().scale));
    cells.moveCenter(room.center());
    return cells;
}

void place(MatrixPanel& panel, QRect cells)
{
    const QMargins margins = panel.frameMargins();
    panel.setMargins(margins);
    panel.setOuterRect(cells.marginsAdded(margins));
    panel.update(QCPLayoutElement::upLayout);
}

} // namespace ui
