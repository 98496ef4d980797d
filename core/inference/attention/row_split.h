#pragma once

#include "core/math/product.h"

namespace core {

// Rows in parts of the same size, but for the last, which may be smaller.
struct RowSplit {
    Index rows = 0;
    Index size = 1; // rows of a part

    [[nodiscard]] Index count() const { return (rows + size - 1) / size; }
    [[nodiscard]] IndexRange part(Index i) const
    {
        return { i * size, i * size + size < rows ? i * size + size : rows };
    }
};

// Parts of at most `most` rows: as large as possible, but so many that `lines` times as many
// pieces give every thread some, lest all wait for the one with the last piece; below some 24 rows
// a piece costs more than it saves. Parts are whole tiles of the product where they can.
RowSplit splitRows(Index rows, Index most, Index lines, int threads);

// So many pieces that every thread gets some.
bool enough(Index pieces, int threads);

} // namespace core
