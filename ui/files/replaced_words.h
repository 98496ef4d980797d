#pragma once

#include "core/experiment.h"

#include <QString>

namespace ui {

// What of an experiment went when a file took its place: "It replaced the weights “Handmade”."
// Empty if nothing did.
QString replacedWords(const core::Experiment& before, const core::Experiment& after);

} // namespace ui
