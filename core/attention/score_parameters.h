#pragma once

#include "core/attention/score.h"
#include "core/attention/weights.h"

#include <vector>

namespace core {

struct ParameterShape {
    WeightName name = WeightName::ScoreW;
    Index rows = 0;
    Index cols = 0;
};

// The learnt numbers that a score needs, for queries and keys of d_k numbers; none for most.
std::vector<ParameterShape> parameterShapes(const Score& score, Index dk);

// The matrix of that name; null if the name is not a score's.
Matrix* parameter(ScoreParameters& parameters, WeightName name);

// Numbers with which a learnt score is its simplest self: W = W_q = W_k = the identity, b = 0 and
// u = U = ones. General is then the dot product, HWU is HU.
ScoreParameters neutralParameters(const Score& score, Index dk);

} // namespace core
