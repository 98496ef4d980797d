#pragma once

#include <Qt>

#include <optional>

namespace ui {

constexpr double zoomStep = 0.85; // factor of the visible range per wheel notch or key

// Factor of the visible range for + and −; nullopt for another key.
constexpr std::optional<double> zoomOfKey(int key)
{
    if (key == Qt::Key_Plus || key == Qt::Key_Equal) // with and without Shift
        return zoomStep;
    if (key == Qt::Key_Minus)
        return 1 / zoomStep;
    return std::nullopt;
}

} // namespace ui
