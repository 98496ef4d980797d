#include "ui/views/steps/step_matrices.h"

#include <algorithm>

namespace ui {

MatrixPtr owned(core::Matrix matrix)
{
    return std::make_shared<const core::Matrix>(std::move(matrix));
}

MatrixPtr oneRow(std::span<const core::Scalar> values)
{
    core::Matrix row(1, std::ssize(values));
    std::ranges::copy(values, row.row(0).begin());
    return owned(std::move(row));
}

MatrixPtr oneColumn(std::span<const core::Scalar> values)
{
    core::Matrix column(std::ssize(values), 1);
    std::ranges::copy(values, column.data());
    return owned(std::move(column));
}

MatrixPtr transposed(const core::Matrix& m)
{
    core::Matrix result = core::Matrix::uninitialised(m.cols(), m.rows());
    for (core::Index i = 0; i < m.rows(); ++i)
        for (core::Index j = 0; j < m.cols(); ++j)
            result(j, i) = m(i, j);
    return owned(std::move(result));
}

} // namespace ui
