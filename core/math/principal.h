#pragma once

#include "core/base/matrix.h"

namespace core {

// Normalises rows (n x d) to length 1, centres them, writes them in their `width` principal
// directions (leading eigenvectors of the covariance) and normalises them again: n x min(width, n,
// d). The product of two rows is near 1 if they deviate from the mean in the same way. Rows without
// deviation are zero. The directions are approximate (a few rounds of subspace iteration from a
// fixed start).
Matrix principalCoordinates(const Matrix& rows, Index width);

} // namespace core
