#pragma once

#include "core/model.h"

#include <functional>
#include <span>
#include <vector>

namespace core {

// The shape of the matrix that an edit names; 0 x 0 if absent.
using ShapeOfEdited = std::function<LazyLayers::Shape(const WeightEdit& edit)>;

// The edits inside their matrices. One notice "edit_outside" reports the others. Error
// "unknown_matrix" for a name that no matrix has.
std::vector<WeightEdit> editsInside(
    std::span<const WeightEdit> edits, const ShapeOfEdited& shapeOf, std::vector<Notice>& notices);

// Applies the experiment's edits to the weights. Edits outside (a slider shrank the matrix, or it
// is not in use) are skipped with one notice, "edit_outside".
void applyEdits(const std::vector<WeightEdit>& edits, std::vector<LayerModel>& layers,
    std::vector<Notice>& notices);

// Ablates heads of a layer (counted from 1). Notice for numbers beyond the heads: "head_outside".
void ablateHeads(const std::vector<int>& heads, LayerModel& layer, std::vector<Notice>& notices);

} // namespace core
