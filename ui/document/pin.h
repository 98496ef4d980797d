#pragma once

namespace ui {

class Actions;
class ViewModel;

// Pins the current state as A and shows it in Compare, or unpins it and returns to the previous
// view. Pinning is an undo step, navigation is not.
void togglePin(const ViewModel& viewModel, Actions& actions);

} // namespace ui
