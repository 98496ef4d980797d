#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

namespace core {

// Norm-based attention: ‖a_ij · v_j W_O‖, n x m, with the head's rows of W_O; ‖a_ij · v_j‖ without
// an output projection. The value's bias is part of v; the output's bias belongs to no cell. A
// large weight on a short vector contributes little. [Kobayashi et al. 2020] Layer and head counted
// from 0. An ablated head: what it would contribute. Reads the layer's weights.
Matrix valueWeighted(const Trace& trace, Index layer, Index head);

// What each head adds to the output of one query: row n is o_n W_O^n, where W_O^n are the rows of
// W_O that multiply head n. The rows and the bias b_O sum to the layer's output of the query.
// Without W_O, row n has the head's output in its own columns. heads x dimension
Matrix headContributions(const Trace& trace, Index layer, Index query);

} // namespace core
