#pragma once

#include "core/base/matrix.h"

namespace core {

// Rows (n x d) brought to length 1, centred, written in their `width` principal directions (the
// leading eigenvectors of their covariance) and brought to length 1 again: n x min(width, n, d).
// A product of two of them is near 1 for rows that deviate from the mean in the same way. Rows that
// do not deviate are zero. The directions are found to the precision of a picture (a few
// rounds of subspace iteration from a fixed start), not of a measurement.
Matrix principalCoordinates(const Matrix& rows, Index width);

} // namespace core
