#pragma once

#include "core/base/matrix.h"

#include <string>
#include <vector>

namespace core {

// A learnt number for every distance from a query to its key, coarser the farther, added to the
// scores. [Raffel et al. 2020]
struct RelativeBias {
    std::string table; // count x heads
    Index count = 32;
    Index farthest = 128; // from here on all distances are one
    bool bidirectional
        = true; // half of the buckets for keys behind the query; else these are as near

    bool operator==(const RelativeBias&) const = default;
};

// distance: place of the key - place of the query.
Index bucketOf(const RelativeBias& relativeBias, Index distance);

// What is added to the scores of each head: queries x keys.
std::vector<Matrix> bucketBias(
    const RelativeBias& relativeBias, const Matrix& table, Index queries, Index keys);

// ALiBi's slopes: 2^(-8h/H) for the H heads up to a power of two; of those beyond it, every other
// of twice as many. [Press et al. 2022]
std::vector<Scalar> alibiSlopes(Index heads);

} // namespace core
