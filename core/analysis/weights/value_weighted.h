#pragma once

#include "core/base/matrix.h"
#include "core/trace.h"

namespace core {

// How much each key brings to a query: ‖α_ij · v_j W_O‖, n x m, with the rows of W_O that belong
// to the head; without an output projection ‖α_ij · v_j‖. The value's bias is a part of v, the
// output's belongs to no cell. A large weight on a short vector brings little.
// [Kobayashi et al. 2020]
// Layer and head counted from 0. A head that is switched off: what it would bring. Reads the
// layer's numbers.
Matrix valueWeighted(const Trace& trace, Index layer, Index head);

} // namespace core
