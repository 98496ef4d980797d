#pragma once

namespace core {
struct AttentionTrace;
}

namespace ui {

class Actions;
class ViewModel;

// What happened in the layer of the locked cell. There must be a trace.
const core::AttentionTrace& lockedLayer(const ViewModel& viewModel);

// What the keys of every picture do to the locked cell: arrows move it, [ and ] change the head,
// Esc releases it. False: the key means something else.
bool stepSelection(const ViewModel& viewModel, Actions& commands, int key);

} // namespace ui
