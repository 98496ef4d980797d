#pragma once

namespace core {
struct AttentionTrace;
}

namespace ui {

class Actions;
class ViewModel;

// Attention of the locked cell's layer. Requires a trace.
const core::AttentionTrace& lockedLayer(const ViewModel& viewModel);

// Applies the keys shared by all views to the locked cell: arrows move it, [ and ] change the head,
// Esc unlocks it. Returns false if the key has another meaning.
bool stepSelection(const ViewModel& viewModel, Actions& actions, int key);

} // namespace ui
