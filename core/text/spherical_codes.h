#pragma once

#include "core/base/matrix.h"
#include "core/text/tokens.h"

#include <vector>

namespace core {

// The word index of each token, over both lists, from 0 in order of appearance. Words are compared
// ignoring case (Unicode's full case folding).
struct WordNumbers {
    std::vector<Index> queries, keys;
    Index count = 0;
};
WordNumbers numberWords(const std::vector<Token>& queries, const std::vector<Token>& keys);

// `count` vectors of length 1 (with one column: at most 1) whose products are as small as simple
// constructions allow for w = `width`:
//   count ≤ 2w          ±e_a, products 0 or -1
//   count ≤ 2w(w-1)     (±e_a ± e_b)/√2, the roots of D_w, products at most 1/2
//   more                points of a torus, (cos 2πvg_p, sin 2πvg_p)/√F for pairs p = 1 … F = w/2,
//                       spread as a Hammersley set: g_1 = 1/count, g_p = φ^-(p-1) with φ the
//                       root of φ^F = φ + 1
struct SphericalCodes {
    Matrix vectors; // count x width
    double nearestRival = 0; // the largest product of two different vectors
};
SphericalCodes sphericalCodes(Index count, Index width);

} // namespace core
