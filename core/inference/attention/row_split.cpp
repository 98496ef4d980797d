#include "core/inference/attention/row_split.h"

#include <algorithm>

namespace core {

namespace {

    constexpr Index fewest = 24; // rows of a part
    constexpr Index piecesOfAThread = 4;

    Index parts(Index all, Index size)
    {
        return (all + size - 1) / size;
    }

    Index wanted(int threads)
    {
        return threads > 1 ? piecesOfAThread * threads : 1;
    }

} // namespace

RowSplit splitRows(Index rows, Index most, Index lines, int threads)
{
    const Index useful = std::min(parts(wanted(threads), std::max<Index>(lines, 1)), rows / fewest);
    const Index even = parts(rows, std::max({ useful, parts(rows, most), Index { 1 } }));
    const Index whole = parts(even, productRows) * productRows;
    return { rows, std::max<Index>(std::min(whole, most), 1) };
}

bool enough(Index pieces, int threads)
{
    return pieces >= wanted(threads);
}

} // namespace core
