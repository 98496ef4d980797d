#pragma once

#include "ui/views/steps/steps_scene.h"

#include <string_view>

namespace ui {

// The source of a step's formula (see formula.h), with letters that fit the experiment: y for the
// keys of another sequence, T where there is a temperature. Empty for an id that is none.
QString formulaSource(std::string_view id, const StepScene& scene);

} // namespace ui
