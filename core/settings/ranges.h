#pragma once

#include "core/experiment.h"

namespace core {

// Checks every number of the experiment against its field's Range. Error "out_of_range" (or
// "not_finite") naming the field, the value and the range.
void checkRanges(const Experiment& experiment);

} // namespace core
