#pragma once

// The pictures of what stands around an attention: its input, and norms, sums and nets of a trained
// layer.

#include "ui/views/steps/steps_picture.h"

namespace ui {

StepPicture inputPicture(const StepScene& scene);
// Of vectors that were given: before places are added.
StepPicture givenPicture(const StepScene& scene);

// What goes into a step and what comes out, one after the other; empty where there is neither.
StepPicture aroundPicture(const StepScene& scene);

// A matrix with a row for every token, named.
StepPanel wholePanel(const std::string& id, MatrixPtr m, const QString& title, core::Axis rows);

} // namespace ui
