#pragma once

#include <QString>

#include <functional>

namespace ui {

// What the history calls a step. It is asked for again when the language changes, so that it is
// said in the language of the window.
using StepName = std::function<QString()>;

} // namespace ui
