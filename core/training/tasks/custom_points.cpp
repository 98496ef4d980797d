#include "core/training/tasks/custom_points.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/training/tasks/custom_examples.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core::training {

namespace {

    constexpr Index pointsPerSample = 10;
    constexpr double unitsOfAxis = 5; // as in curveTask()

    void addPoint(Points& to, const std::pair<const Scalar, Scalar>& point)
    {
        to.x.push_back(point.first);
        to.y.push_back(point.second);
    }

    bool isHeldOut(Scalar place)
    {
        const std::array text { numberText(place) };
        return splitOf(text) == Split::Validation;
    }

    // Standard deviation of the noise on a curve that hardly changes between neighbours:
    // σ² = Σ(y_{i+1} - y_i)² / 2(n - 1) [Rice 1984].
    double noiseOf(const std::multimap<Scalar, Scalar>& points)
    {
        double sum = 0;
        for (auto it = points.begin(); std::next(it) != points.end(); ++it) {
            const double step = double { std::next(it)->second } - double { it->second };
            sum += step * step;
        }
        return std::sqrt(sum / (2 * (static_cast<double>(points.size()) - 1)));
    }

    // Standard deviation of y.
    double deviationOf(const std::multimap<Scalar, Scalar>& points)
    {
        const auto count = static_cast<double>(points.size());
        double mean = 0;
        for (const auto& point : points)
            mean += double { point.second } / count;
        double sum = 0;
        for (const auto& point : points)
            sum += (double { point.second } - mean) * (double { point.second } - mean);
        return std::sqrt(sum / count);
    }

} // namespace

void CustomPoints::add(Scalar place, Scalar height)
{
    all.emplace(place, height);
}

void CustomPoints::requireWhole() const
{
    const auto count = static_cast<std::int64_t>(all.size());
    if (count == 0)
        throw Error("data_empty", message("the data has no rows to train on"));
    if (count > maxCustomPoints)
        throw Error("data_points",
            message("the data has %1 points; the maximum is %2 (each point is predicted from all "
                    "others)",
                count, std::int64_t { maxCustomPoints }));
    const double first = double { all.begin()->first };
    const double last = double { all.rbegin()->first };
    if (first == last)
        throw Error("data_one_place",
            message("all points have x = %1; a curve needs different x values", numberText(first)));
    constexpr double finest = 1e-4; // smallest share of the axis to be resolved
    if (std::max(std::abs(first), std::abs(last)) * double { std::numeric_limits<float>::epsilon() }
        > finest * (last - first))
        throw Error("data_places",
            message("the x values, %1 to %2, are too large compared with their differences to be "
                    "distinguished; subtract the first value from all",
                numberText(first), numberText(last)));
    const auto differs = [&](const auto& point) { return point.second != all.begin()->second; };
    if (std::ranges::none_of(all, differs))
        throw Error("data_one_answer",
            message("the target is \"%1\" in every row; at least two different targets are needed",
                numberText(all.begin()->second)));
}

Task CustomPoints::task() &&
{
    requireWhole();
    constexpr std::int64_t fewest = 3; // training points
    CurveSample train { .leaveOneOut = true,
        .tolerance = static_cast<Scalar>(2 * noiseOf(all)),
        .xUnit = static_cast<Scalar>(
            (double { all.rbegin()->first } - double { all.begin()->first }) / unitsOfAxis),
        .yUnit = static_cast<Scalar>(deviationOf(all)) };
    Points others;
    for (const auto& point : all)
        addPoint(isHeldOut(point.first) ? others : train.known, point);
    const std::int64_t known = std::ssize(train.known.x);
    const std::int64_t count = std::ssize(others.x);
    if (count == 0 || known < fewest)
        throw Error("data_held_out",
            message("of %1 rows, %2 would go to the validation set (one x value in ten) and %3 to "
                    "the training set; add more rows",
                known + count, count, known));
    train.queries = train.known;
    Examples examples;
    examples.train = { { .curve = std::make_shared<const CurveSample>(train) } };
    // Each validation example has queries from the whole axis.
    const std::int64_t samples = (count + pointsPerSample - 1) / pointsPerSample;
    for (std::int64_t i = 0; i < samples; ++i) {
        CurveSample sample = train;
        sample.leaveOneOut = false;
        sample.queries = {};
        for (std::int64_t j = i; j < count; j += samples)
            addPoint(sample.queries,
                { others.x[static_cast<std::size_t>(j)], others.y[static_cast<std::size_t>(j)] });
        examples.validation.push_back(
            { .curve = std::make_shared<const CurveSample>(std::move(sample)) });
    }
    return { .id = customId,
        .output = OutputKind::Numbers,
        .examples = std::make_shared<const Examples>(std::move(examples)) };
}

} // namespace core::training
