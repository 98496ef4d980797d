#pragma once

#include "core/attention/weights.h"
#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/model.h"

#include <span>
#include <vector>

namespace core {

// Hand-built heads: W_Q, W_K and W_V for a given attention pattern, in the form that training would
// find, in one step.
//
// Each pattern defines target vectors F_Q (n x d_k) for the queries and F_K (m x d_k) for the keys,
// so that F_Q F_Kᵀ / √d_k are the scores of the pattern. Ridge regression fits
// the matrices to the input in use (ridge_regression.h),
//     W_Q = argmin ‖X_Q W - F_Q‖² + λ‖W‖²,
// and W_K likewise. They are specific to this input: a sentence of up to d tokens is fitted
// exactly; in a longer one every token gets the best approximation of a linear map. Equal rows
// always get equal queries and keys.
//
// The target is softmax of scaled dot products. Every other scaling, temperature, score and
// normaliser affects them as it affects any head.
struct HandBuiltRequest {
    std::span<const HeadPattern> patterns; // head i gets pattern i mod their count; none: uniform
    const Inputs& inputs;
    Position position;
    Index heads = 1;
    Index dk = 1;
    Index dv = 1;
    Index outputWidth = 0;
};

struct HandBuiltHeads {
    std::vector<HeadModel> heads; // wq, wk, wv and pattern; no biases
    // W_V of head i copies the columns i·d_v, i·d_v+1, … of the values (cyclically), and W_O copies
    // them back; a column of several heads is their mean. With h·d_v = d each part of a token's
    // output is thus one head's weighted sum of the same part of the inputs. (h·d_v) x outputWidth
    Matrix wo;
    std::vector<Notice> notices; // "handmade_needs_positions"
};

HandBuiltHeads handBuiltHeads(const HandBuiltRequest& request);

} // namespace core
