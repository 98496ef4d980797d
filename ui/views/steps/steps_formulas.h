#pragma once

#include "ui/views/steps/steps_scene.h"

#include <string_view>

namespace ui {

// The source of a step's formula (formula.h), with symbols that fit the experiment: y for the keys
// of another sequence, T for a temperature. Empty for an unknown id.
QString formulaSource(std::string_view id, const StepScene& scene);

} // namespace ui
