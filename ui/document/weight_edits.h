#pragma once

#include "core/analysis/tensors.h"
#include "ui/plot/matrix_panel.h"

#include <optional>
#include <vector>

namespace ui {

class Actions;

// Whether it is a parameter of the model; what is computed cannot be set.
bool editable(const core::TensorRef& tensor);

// The cells of the tensor that the experiment sets by hand.
std::vector<Cell> editedCells(const core::Experiment& experiment, const core::TensorRef& tensor);

// One step of the history each.
void setWeight(Actions& commands, const core::TensorRef& tensor, Cell cell, float value);
void revertWeights(Actions& commands, const core::TensorRef& tensor);

// What a person types into a cell: any of the two minus signs, wide digits, spaces around; finite.
struct TypedNumber {
    std::optional<float> number;
    QString problem; // in words, where it is none
};
TypedNumber typedNumber(const QString& text);

} // namespace ui
