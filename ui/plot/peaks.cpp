#include "ui/plot/peaks.h"

#include "core/parallel.h"

#include <algorithm>
#include <numeric>

namespace ui {

core::Matrix peaksOfColumns(const core::Matrix& matrix, core::Index group)
{
    constexpr core::Index inOneGo = 64; // rows; fewer are not worth a thread
    const core::Index columns = (matrix.cols() + group - 1) / group;
    core::Matrix result = core::Matrix::uninitialised(matrix.rows(), columns);
    const auto takeRow = [&](core::Index i) {
        const auto row = matrix.row(i);
        for (core::Index j = 0; j < columns; ++j) {
            const auto first = row.begin() + j * group;
            const auto end = first + std::min(group, matrix.cols() - j * group);
            result(i, j) = std::accumulate(first + 1, end, *first, larger);
        }
    };
    core::Team(0).forEach((matrix.rows() + inOneGo - 1) / inOneGo, [&](core::Index block) {
        const core::Index end = std::min(matrix.rows(), (block + 1) * inOneGo);
        for (core::Index i = block * inOneGo; i < end; ++i)
            takeRow(i);
    });
    return result;
}

} // namespace ui
