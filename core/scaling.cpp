#include "core/scaling.h"

#include <cmath>

namespace core {

namespace {

    double divide(const NoScaling&, double)
    {
        return 1;
    }
    double divide(const SqrtScaling&, double dk)
    {
        return std::sqrt(dk);
    }
    double divide(const WidthScaling&, double dk)
    {
        return dk;
    }
    double divide(const FactorScaling& s, double)
    {
        return static_cast<double>(s.factor);
    }

} // namespace

double divisor(const Scaling& scaling, Index dk)
{
    return std::visit([&](const auto& s) { return divide(s, static_cast<double>(dk)); }, scaling);
}

} // namespace core
