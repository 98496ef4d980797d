#pragma once

#include <Qt>

#include <optional>

namespace ui {

constexpr double zoomStep = 0.85; // of what is in sight, for a notch of the wheel or a key

// The part of what is in sight that + and − leave or bring; nothing for another key.
constexpr std::optional<double> zoomOfKey(int key)
{
    if (key == Qt::Key_Plus || key == Qt::Key_Equal) // with and without Shift
        return zoomStep;
    if (key == Qt::Key_Minus)
        return 1 / zoomStep;
    return std::nullopt;
}

} // namespace ui
