#pragma once

#include "core/attention/score.h"

#include <string_view>
#include <vector>

namespace core {

struct ParameterShape {
    Parameter parameter;
    Index rows = 0;
    Index cols = 0;
};

// Numbers of a head's query and key; different only where takesAnyWidths().
struct ScoreWidths {
    Index dq = 0;
    Index dk = 0;
};

// The learnt numbers that a score needs for such queries and keys; none for most.
std::vector<ParameterShape> parameterShapes(const Score& score, const ScoreWidths& widths);

// How many numbers they are.
Index numbersOf(const std::vector<ParameterShape>& shapes);

// The matrix of that name; null if the name is not a score's.
Matrix* parameterNamed(ScoreParameters& parameters, std::string_view name);

// Numbers with which a learnt score is its simplest self: W = W_q = W_k = the identity, b = 0 and
// u = U = ones. General is then the dot product (of the components that both sides have), HWU is
// HU.
ScoreParameters neutralParameters(const Score& score, const ScoreWidths& widths);

} // namespace core
