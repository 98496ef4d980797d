#pragma once

#include <QString>

#include <functional>

namespace ui {

// The name of a step in the history. It is a function, called again after a change of the language.
using StepName = std::function<QString()>;

} // namespace ui
