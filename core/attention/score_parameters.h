#pragma once

#include "core/attention/score.h"

#include <string_view>
#include <vector>

namespace core {

// The parameters of a score for these widths; none for scores without parameters.
std::vector<ParameterShape> parameterShapes(const Score& score, const ScoreWidths& widths);

// The total number of parameters.
Index numbersOf(const std::vector<ParameterShape>& shapes);

// The matrix with this name; null if no score has it.
Matrix* parameterNamed(ScoreParameters& parameters, std::string_view name);

// The neutral parameters of a trainable score: W = W_q = W_k = identity, b = 0, u = U = ones.
// General is then the dot product (of the components that both sides have), HWU equals HU.
ScoreParameters neutralParameters(const Score& score, const ScoreWidths& widths);

} // namespace core
