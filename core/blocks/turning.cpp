#include "core/blocks/turning.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace core {

namespace {

    double stretched(const std::monostate&, double angle)
    {
        return angle;
    }

    double stretched(const LinearStretch& stretch, double angle)
    {
        return angle / stretch.factor;
    }

    double stretched(const BandStretch& stretch, double angle)
    {
        const double length = 2 * std::numbers::pi / angle;
        if (length < stretch.places / stretch.high)
            return angle;
        if (length > stretch.places / stretch.low)
            return angle / stretch.factor;
        const double fast = (stretch.places / length - stretch.low) / (stretch.high - stretch.low);
        return (1 - fast) * angle / stretch.factor + fast * angle;
    }

} // namespace

std::vector<double> turns(const Turning& turning)
{
    std::vector<double> result;
    for (Index i = 0; i < turning.width / 2; ++i) {
        const double share = 2 * static_cast<double>(i) / static_cast<double>(turning.width);
        const double angle = std::pow(turning.base, -share);
        result.push_back(
            std::visit([angle](const auto& s) { return stretched(s, angle); }, turning.stretch));
    }
    return result;
}

void turn(const Turning& turning, Index dk, MutableBlock rows)
{
    assert(turning.width <= dk && rows.cols % dk == 0);
    const std::vector<double> angles = turns(turning);
    const Index half = turning.width / 2;
    for (Index place = 0; place < rows.rows; ++place) {
        for (Index i = 0; i < half; ++i) {
            const double angle = static_cast<double>(place) * angles[static_cast<std::size_t>(i)];
            const auto c = static_cast<Scalar>(std::cos(angle));
            const auto s = static_cast<Scalar>(std::sin(angle));
            for (Scalar* head = rows.row(place); head != rows.row(place) + rows.cols; head += dk) {
                const Scalar a = head[i];
                const Scalar b = head[i + half];
                head[i] = a * c - b * s;
                head[i + half] = b * c + a * s;
            }
        }
    }
}

} // namespace core
