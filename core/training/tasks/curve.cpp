#include "core/training/tasks/curve.h"

#include "core/base/error.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace core::training {

namespace {

    constexpr Index steps = 100; // positions per unit of the axis
    constexpr Index allPositions = 5 * steps + 1;
    constexpr Index queriesPerSample = 10;
    constexpr Index validationSamples = 40;

    struct Shape {
        double speed; // c
        double noise; // standard deviation
        Index known; // points
    };

    Shape shapeOf(const Difficulty& difficulty)
    {
        if (difficulty.level > 1)
            return { 4, 0.5, 120 };
        return { 2, 0.3, 60 };
    }

    // Rounded: the last bits of sin and pow differ between machines.
    Scalar rounded(double number)
    {
        return static_cast<Scalar>(std::round(number * steps) / steps);
    }

    // All positions in random order.
    std::vector<Index> shuffled(std::uint64_t seed)
    {
        std::vector<Index> all;
        for (Index i = 0; i < allPositions; ++i)
            all.push_back(i);
        RandomStream random(streamKey(seed, "curve places"));
        for (Index i = allPositions - 1; i > 0; --i)
            std::swap(all[static_cast<std::size_t>(i)],
                all[static_cast<std::size_t>(random.below(i + 1))]);
        return all;
    }

    Points pointsAt(std::span<const Index> some, const Shape& shape, std::uint64_t seed)
    {
        std::vector<Scalar> noise(static_cast<std::size_t>(allPositions));
        fillNormal(noise, streamKey(seed, "curve noise"), shape.noise);
        std::vector<Index> sorted(some.begin(), some.end());
        std::ranges::sort(sorted);
        Points points;
        for (const Index place : sorted) {
            const double x = static_cast<double>(place) / steps;
            points.x.push_back(rounded(x));
            points.y.push_back(rounded(2 * std::sin(shape.speed * x) + std::pow(x, 0.8)
                + double { noise[static_cast<std::size_t>(place)] }));
        }
        return points;
    }

    Example exampleOf(CurveSample sample)
    {
        return { .curve = std::make_shared<const CurveSample>(std::move(sample)) };
    }

} // namespace

Task curveTask(std::uint64_t seed, const Difficulty& difficulty)
{
    const Shape shape = shapeOf(difficulty);
    const std::vector<Index> order = shuffled(seed);
    const auto some = [&](Index first, Index count) {
        return pointsAt(std::span(order).subspan(
                            static_cast<std::size_t>(first), static_cast<std::size_t>(count)),
            shape, seed);
    };
    // 95 % of normally distributed noise lies within two standard deviations.
    const auto tolerance = static_cast<Scalar>(2 * shape.noise);
    const Points known = some(0, shape.known);
    Examples examples;
    examples.train = { exampleOf(
        { .known = known, .queries = known, .leaveOneOut = true, .tolerance = tolerance }) };
    const Index most = std::min(validationSamples, (allPositions - shape.known) / queriesPerSample);
    for (Index i = 0; i < most; ++i)
        examples.validation.push_back(exampleOf({ .known = known,
            .queries = some(shape.known + i * queriesPerSample, queriesPerSample),
            .tolerance = tolerance }));
    return { .output = OutputKind::Numbers,
        .examples = std::make_shared<const Examples>(std::move(examples)) };
}

CurveSample curveSample(const Task& task, std::string_view text)
{
    const CurveSample& known = *task.examples->train.front().curve;
    CurveSample sample { .known = known.known, .xUnit = known.xUnit, .yUnit = known.yUnit };
    for (const std::string& piece : splitTokens(text, false)) {
        Scalar place = 0;
        if (!readNumber(piece, place) || !std::isfinite(place))
            throw Error("not_a_place",
                message("expected numbers separated by spaces, the positions at which to evaluate "
                        "the curve; found \"%1\"",
                    piece));
        sample.queries.x.push_back(place);
    }
    return sample;
}

std::string textOfNumbers(std::span<const Scalar> values)
{
    double largest = 0;
    for (const Scalar number : values)
        largest = std::max(largest, std::abs(double { number }));
    const bool small = largest > 0 && largest < 0.1;
    const double parts = small ? std::pow(10, 2 - std::floor(std::log10(largest))) : steps;
    std::string text;
    for (const Scalar number : values)
        text += (text.empty() ? "" : " ")
            + numberText(static_cast<Scalar>(std::round(double { number } * parts) / parts));
    return text;
}

} // namespace core::training
