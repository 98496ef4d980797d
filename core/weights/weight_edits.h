#pragma once

#include "core/model.h"

#include <vector>

namespace core {

// Sets the numbers that the experiment sets by hand. Those that point outside (a slider has made
// the matrix smaller, or it is not in use) are left out with one notice, "edit_outside".
void applyEdits(const std::vector<WeightEdit>& edits, std::vector<LayerModel>& layers,
    std::vector<Notice>& notices);

// Switches heads of a layer off (counted from 1). Numbers beyond the heads: "head_outside".
void switchOff(const std::vector<int>& heads, LayerModel& layer, std::vector<Notice>& notices);

} // namespace core
