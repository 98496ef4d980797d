#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

namespace core {

// Norm-based attention: ‖a_ij · v_j W_O‖, n x m, with the head's rows of W_O; ‖a_ij · v_j‖ without
// an output projection. The value's bias is part of v; the output's bias belongs to no cell. A
// large weight on a short vector contributes little. [Kobayashi et al. 2020] Layer and head counted
// from 0. An ablated head: what it would contribute. Reads the layer's weights.
Matrix valueWeighted(const Trace& trace, Index layer, Index head);

} // namespace core
