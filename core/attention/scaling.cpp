#include "core/attention/scaling.h"

#include "core/math/finite_product.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    double divisorOf(const NoScaling&, double)
    {
        return 1;
    }
    double divisorOf(const SqrtScaling&, double dk)
    {
        return std::sqrt(dk);
    }
    double divisorOf(const WidthScaling&, double dk)
    {
        return dk;
    }
    double divisorOf(const FactorScaling& s, double)
    {
        return static_cast<double>(s.factor);
    }

} // namespace

double divisor(const Scaling& scaling, Index dk)
{
    return std::visit(
        [&](const auto& s) { return divisorOf(s, static_cast<double>(dk)); }, scaling);
}

void divide(std::span<Scalar> row, Scalar divisor)
{
    if (divisor == 1)
        return;
    for (Scalar& x : row) {
        const Scalar quotient = std::clamp(x / divisor, -scalarSaturation, scalarSaturation);
        x = x == excluded ? excluded : quotient;
    }
}

} // namespace core
