#pragma once

#include "core/base/matrix.h"

#include <span>

namespace core {

// s becomes c·tanh(s/c), for every s between -c and c: small scores stay what they are, large ones
// bend towards ±c. `excluded` stays; a cap of 0 is none. [Gemma Team 2024]
void softCap(std::span<Scalar> row, Scalar cap);

// The same of one score.
double softCapped(double score, double cap);

} // namespace core
