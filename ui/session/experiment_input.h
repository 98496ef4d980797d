#pragma once

#include "core/experiment.h"

namespace ui {

// Whether two experiments compute the same text, tokens or image, whatever the model.
bool sameInput(const core::Experiment& a, const core::Experiment& b);

// Gives `to` the texts of `from`.
void setTexts(core::Experiment& to, const core::Experiment& from);

// The model's folder, without the checkpoint; empty for a custom attention.
std::string modelFolderOf(const core::Experiment& experiment);

// The same for every checkpoint of a training run.
core::Experiment withoutCheckpoint(core::Experiment experiment);

} // namespace ui
