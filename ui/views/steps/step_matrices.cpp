#include "ui/views/steps/step_matrices.h"

#include <algorithm>

namespace ui {

MatrixPtr owned(core::Matrix matrix)
{
    return std::make_shared<const core::Matrix>(std::move(matrix));
}

MatrixPtr oneRow(std::span<const core::Scalar> numbers)
{
    core::Matrix row(1, std::ssize(numbers));
    std::ranges::copy(numbers, row.row(0).begin());
    return owned(std::move(row));
}

MatrixPtr oneColumn(std::span<const core::Scalar> numbers)
{
    core::Matrix column(std::ssize(numbers), 1);
    std::ranges::copy(numbers, column.data());
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
