#pragma once

#include "core/analysis/tensors.h"
#include "ui/plot/panel_content.h"

#include <optional>
#include <vector>

namespace ui {

class Actions;

// True for a parameter of the model; computed tensors cannot be edited.
bool editable(const core::TensorRef& tensor);

// The cells of the tensor that the experiment sets by hand.
std::vector<Cell> editedCells(const core::Experiment& experiment, const core::TensorRef& tensor);

// Each is one undo step.
void setWeight(Actions& actions, const core::TensorRef& tensor, Cell cell, float value);
void revertWeights(Actions& actions, const core::TensorRef& tensor);

// Parses a number typed into a cell: either minus sign, full-width digits and surrounding spaces
// are accepted; it must be finite.
struct TypedNumber {
    std::optional<float> number;
    QString problem; // the error, where there is no number
};
TypedNumber typedNumber(const QString& text);

} // namespace ui
