#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <string_view>

namespace ui {

// The general texts of the steps, by their ids in core/analysis/steps.h.

// Name of a step in the list: "Scores".
QString stepName(std::string_view id);
// A formula's meaning in a sentence; empty for an unknown id.
QString formulaWords(std::string_view id);
// An additional note; empty for an unknown id.
Sentence noteWords(std::string_view id, const StepScene& scene);

} // namespace ui
