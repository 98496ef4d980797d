#pragma once

namespace ui {

class Actions;
class ViewModel;

// Pins what is shown as A and shows it beside what comes, or unpins it and goes back to the view
// before. Pinning is one step of the history, looking is none.
void togglePin(const ViewModel& viewModel, Actions& commands);

} // namespace ui
