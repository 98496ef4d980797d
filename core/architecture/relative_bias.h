#pragma once

#include "core/base/matrix.h"

#include <string>
#include <vector>

namespace core {

// A learned bias for each head and bucket of distances between query and key, coarser with the
// distance, added to the scores. [Raffel et al. 2020]
struct RelativeBias {
    std::string table; // count x heads
    Index count = 32;
    Index farthest = 128; // larger distances share a bucket
    // Half of the buckets are for keys after the query; false: such keys have distance 0.
    bool bidirectional = true;

    bool operator==(const RelativeBias&) const = default;
};

// distance: position of the key - position of the query.
Index bucketOf(const RelativeBias& relativeBias, Index distance);

// The bias of each head: queries x keys. table: count x heads.
std::vector<Matrix> bucketBias(
    const RelativeBias& relativeBias, const Matrix& table, Index queries, Index keys);

// ALiBi's slopes: 2^(-8h/H) for the heads up to a power of two H; the others get every second slope
// of 2H heads. [Press et al. 2022]
std::vector<Scalar> alibiSlopes(Index heads);

} // namespace core
