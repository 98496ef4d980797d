#pragma once

#include <Qt>

#include <optional>

namespace core {
struct AttentionTrace;
} // namespace core

namespace ui {

class Actions;
class ViewModel;

// Attention of the locked cell's layer. Requires a trace.
const core::AttentionTrace& lockedLayer(const ViewModel& viewModel);

// Applies the keys shared by all views to the locked cell: arrows move it, [ and ] change the head,
// Esc unlocks it. Returns false if the key has another meaning.
bool stepSelection(const ViewModel& viewModel, Actions& actions, int key);

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
