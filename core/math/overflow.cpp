#include "core/math/overflow.h"

#include "core/base/simd.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

namespace {

    using simd::lanes;

    bool isOverflow(Scalar x)
    {
        return !(std::abs(x) <= scalarSaturation);
    }

    Scalar dot(const Scalar* a, ConstBlock b, Index column)
    {
        double sum = 0;
        for (Index p = 0; p < b.rows; ++p)
            sum += static_cast<double>(a[p]) * static_cast<double>(b.row(p)[column]);
        return saturated(sum);
    }

} // namespace

bool overflowed(ConstBlock c)
{
    simd::Bits bad {};
    bool badRest = false;
    for (Index i = 0; i < c.rows; ++i) {
        const Scalar* row = c.row(i);
        Index j = 0;
        for (; j + lanes <= c.cols; j += lanes)
            bad |= ~(simd::Bits)(simd::magnitude(simd::load(row + j)) <= scalarSaturation);
        for (; j < c.cols; ++j)
            badRest |= isOverflow(row[j]);
    }
    for (Index i = 0; i < lanes; ++i)
        badRest |= bad[i] != 0;
    return badRest;
}

void repair(ConstBlock a, ConstBlock b, MutableBlock c)
{
    if (!overflowed(c))
        return;
    for (Index i = 0; i < c.rows; ++i) {
        for (Index j = 0; j < c.cols; ++j) {
            if (isOverflow(c.row(i)[j]))
                c.row(i)[j] = dot(a.row(i), b, j);
        }
    }
}

void addRow(std::span<const Scalar> row, MutableBlock c)
{
    if (row.empty())
        return;
    assert(static_cast<Index>(row.size()) == c.cols);
    for (Index i = 0; i < c.rows; ++i) {
        for (Index j = 0; j < c.cols; ++j)
            c.row(i)[j] = std::clamp(c.row(i)[j] + row[static_cast<std::size_t>(j)],
                -scalarSaturation, scalarSaturation);
    }
}

} // namespace core
