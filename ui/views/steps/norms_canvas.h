#pragma once

// Figures of the steps around an attention: its input, and the layer norms, residuals and
// feed-forward networks of a pretrained layer.

#include "ui/views/steps/steps_canvas.h"

namespace ui {

StepCanvas inputPicture(const StepScene& scene);
// Input of token vectors, before position encodings are added.
StepCanvas givenPicture(const StepScene& scene);

// Input and output of a step, one after the other; empty where there is neither.
StepCanvas aroundPicture(const StepScene& scene);

// Panel of a matrix with a named row for every token.
StepPanel wholePanel(const std::string& id, MatrixPtr m, const QString& title, core::Axis rows);

} // namespace ui
