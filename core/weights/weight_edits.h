#pragma once

#include "core/model.h"

#include <functional>
#include <span>
#include <vector>

namespace core {

// Of the matrix that an edit names; 0 x 0: there is none.
using ShapeOfEdited = std::function<LazyLayer::Shape(const WeightEdit& edit)>;

// The edits that have a place. Those that point outside are told by one notice, "edit_outside".
// Error "unknown_matrix" for a name that no matrix can have.
std::vector<WeightEdit> editsInside(
    std::span<const WeightEdit> edits, const ShapeOfEdited& shapeOf, std::vector<Notice>& notices);

// Sets the numbers that the experiment sets by hand. Those that point outside (a slider has made
// the matrix smaller, or it is not in use) are left out with one notice, "edit_outside".
void applyEdits(const std::vector<WeightEdit>& edits, std::vector<LayerModel>& layers,
    std::vector<Notice>& notices);

// Switches heads of a layer off (counted from 1). Numbers beyond the heads: "head_outside".
void ablateHeads(const std::vector<int>& heads, LayerModel& layer, std::vector<Notice>& notices);

} // namespace core
