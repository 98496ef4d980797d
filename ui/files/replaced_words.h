#pragma once

#include "core/experiment.h"

#include <QString>

namespace ui {

// The parts of an experiment that a file replaced: "It replaced the weights “Handmade”." Empty if
// it replaced nothing.
QString replacedWords(const core::Experiment& before, const core::Experiment& after);

} // namespace ui
