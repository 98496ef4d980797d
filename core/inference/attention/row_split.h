#pragma once

#include "core/math/product.h"

namespace core {

// Rows in parts of equal size, except the last, which may be smaller.
struct RowSplit {
    Index rows = 0;
    Index size = 1; // rows of a part

    [[nodiscard]] Index count() const { return (rows + size - 1) / size; }
    [[nodiscard]] IndexRange part(Index i) const
    {
        return { i * size, i * size + size < rows ? i * size + size : rows };
    }
};

// Parts of at most `most` rows, as large as possible, but enough for `lines` times as many pieces
// to keep every thread busy; below some 24 rows a piece costs more than it saves. Parts are whole
// tiles of the product (productRows) where possible.
RowSplit splitRows(Index rows, Index most, Index lines, int threads);

// Whether there are enough pieces for every thread.
bool enough(Index pieces, int threads);

} // namespace core
