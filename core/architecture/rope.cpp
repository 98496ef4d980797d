#include "core/architecture/rope.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace core {

namespace {

    double scaledFrequency(const std::monostate&, double angle)
    {
        return angle;
    }

    double scaledFrequency(const LinearRopeScaling& ropeScaling, double angle)
    {
        return angle / ropeScaling.factor;
    }

    double scaledFrequency(const Llama3RopeScaling& ropeScaling, double angle)
    {
        const double length = 2 * std::numbers::pi / angle;
        if (length < ropeScaling.originalMaxPositions / ropeScaling.highFreqFactor)
            return angle;
        if (length > ropeScaling.originalMaxPositions / ropeScaling.lowFreqFactor)
            return angle / ropeScaling.factor;
        const double fast = (ropeScaling.originalMaxPositions / length - ropeScaling.lowFreqFactor)
            / (ropeScaling.highFreqFactor - ropeScaling.lowFreqFactor);
        return (1 - fast) * angle / ropeScaling.factor + fast * angle;
    }

} // namespace

std::vector<double> ropeAngles(const Rope& rope)
{
    std::vector<double> result;
    for (Index i = 0; i < rope.width / 2; ++i) {
        const double share = 2 * static_cast<double>(i) / static_cast<double>(rope.width);
        const double angle = std::pow(rope.base, -share);
        result.push_back(
            std::visit([angle](const auto& s) { return scaledFrequency(s, angle); }, rope.scaling));
    }
    return result;
}

void applyRope(const Rope& rope, Index dk, MutableBlock rows)
{
    assert(rope.width <= dk && rows.cols % dk == 0);
    const std::vector<double> angles = ropeAngles(rope);
    const Index half = rope.width / 2;
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
