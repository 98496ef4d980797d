#pragma once

#include "core/experiment.h"

namespace core {

// Every number of the experiment against the Range its field lists, whoever made the experiment.
// Error "out_of_range" (or "not_finite") naming the field, the value and the range.
void checkRanges(const Experiment& experiment);

} // namespace core
