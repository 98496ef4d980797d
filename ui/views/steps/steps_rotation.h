#pragma once

#include "ui/drawing/sentence.h"
#include "ui/views/steps/steps_scene.h"

#include <vector>

namespace ui {

// RoPE's rotation of the query: its first pair of components before and after, and the angle of the
// last pair.
std::vector<Sentence> rotationSentences(const StepScene& scene);

} // namespace ui
