#pragma once

#include "core/attention/weights.h"
#include "core/base/error.h"
#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/model.h"

#include <span>
#include <vector>

namespace core {

// Heads built so that their attention shows a given pattern: what training finds in many steps,
// written down at once, and in the same form: matrices W_Q, W_K, W_V that multiply the input.
//
// For each pattern we write down the vectors the head would like to have, F_Q (n x d_k) for the
// queries and F_K (m x d_k) for the keys, so that F_Q F_Kᵀ / √d_k are the wanted scores
// (handmade_patterns.h). The matrices are those that read them best from the input in use,
//     W_Q = argmin ‖X_Q W - F_Q‖² + λ‖W‖²,
// and W_K likewise (readout.h). They are made for this very input: a sentence of up to d tokens
// is read exactly; in a longer one every token gets the nearest thing that a linear map can give
// it. Equal rows always get equal queries and keys.
//
// They are built for dot products divided by √d_k and softmax. Every other scaling, temperature,
// score and normaliser does to them what it does to any head.
struct HandBuiltRequest {
    std::span<const HeadPattern> patterns; // head i gets number i mod their count; none: uniform
    const Inputs& inputs;
    Position position;
    Index heads = 1;
    Index dk = 1;
    Index dv = 1;
    Index outputWidth = 0;
};

struct HandBuiltHeads {
    std::vector<HeadModel> heads; // wq, wk, wv and pattern; no biases
    // W_V of head i passes on the columns i·d_v, i·d_v+1, … of the values (after the last comes the
    // first again), and W_O puts them back into their places; a column that several heads carry is
    // their mean. With h·d_v = d, a token's output is thus its input, each part mixed by one head.
    Matrix wo; // (h·d_v) x outputWidth
    std::vector<Notice> notices; // "handmade_needs_positions"
};

HandBuiltHeads handBuiltHeads(const HandBuiltRequest& request);

} // namespace core
