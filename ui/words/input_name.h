#pragma once

#include "core/experiment.h"

#include <QString>

namespace ui {

// The input of an experiment in a sentence: “The cat sat.”, “The cat sat.” → “Die Katze”.
QString inputName(const core::Experiment& experiment);

} // namespace ui
