#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <vector>

namespace ui {

// How a rotary position turns the query that is explained: its first pair of numbers, before and
// after, and how far the last one has come.
std::vector<Sentence> turningSentences(const StepScene& scene);

} // namespace ui
