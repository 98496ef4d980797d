#include "core/training/attention/head_rows.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace core::training {

namespace {

    Index firstNumber(const Matrix& all, const HeadRows& which, Index row)
    {
        assert((which.head + 1) * which.width <= all.cols());
        return (row * which.batch + which.example) * all.cols() + which.head * which.width;
    }

} // namespace

Matrix copyOf(const Matrix& all, const HeadRows& which)
{
    Matrix part = Matrix::uninitialised(which.rows, which.width);
    for (Index i = 0; i < which.rows; ++i)
        std::copy_n(
            all.data() + firstNumber(all, which, i), which.width, part.data() + i * which.width);
    return part;
}

void addTo(Matrix& all, const HeadRows& which, const Matrix& part)
{
    for (Index i = 0; i < which.rows; ++i) {
        Scalar* const to = all.data() + firstNumber(all, which, i);
        std::transform(to, to + which.width, part.row(i).begin(), to, std::plus {});
    }
}

} // namespace core::training
