#include "ui/plot/peaks.h"

#include <algorithm>
#include <cmath>

namespace ui {

core::Matrix peaksOfColumns(const core::Matrix& matrix, core::Index group)
{
    const core::Index columns = (matrix.cols() + group - 1) / group;
    core::Matrix result = core::Matrix::uninitialised(matrix.rows(), columns);
    for (core::Index i = 0; i < matrix.rows(); ++i) {
        const auto row = matrix.row(i);
        for (core::Index j = 0; j < columns; ++j) {
            const auto first = row.begin() + j * group;
            const auto end = first + std::min(group, matrix.cols() - j * group);
            result(i, j) = *std::max_element(
                first, end, [](float a, float b) { return std::abs(a) < std::abs(b); });
        }
    }
    return result;
}

} // namespace ui
