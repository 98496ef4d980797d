#include "core/learning/tasks/given_points.h"

#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/learning/tasks/given.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core::learning {

namespace {

    constexpr Index inOneQuestion = 10;
    constexpr double unitsOfAxis = 5; // as many as the made curve has

    void add(Points& to, const std::pair<const Scalar, Scalar>& point)
    {
        to.places.push_back(point.first);
        to.heights.push_back(point.second);
    }

    bool isHeldOut(Scalar place)
    {
        const std::array text { numberText(place) };
        return partOf(text) == Part::HeldOut;
    }

    // The deviation of noise on a curve that hardly changes between neighbours [Rice 1984]:
    // σ² = Σ(y_{i+1} - y_i)² / 2(n - 1).
    double noiseOf(const std::multimap<Scalar, Scalar>& points)
    {
        double sum = 0;
        for (auto it = points.begin(); std::next(it) != points.end(); ++it) {
            const double step = double { std::next(it)->second } - double { it->second };
            sum += step * step;
        }
        return std::sqrt(sum / (2 * (static_cast<double>(points.size()) - 1)));
    }

    // Of the heights.
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

void GivenPoints::add(Scalar place, Scalar height)
{
    all.emplace(place, height);
}

void GivenPoints::requireWhole() const
{
    const auto count = static_cast<std::int64_t>(all.size());
    if (count == 0)
        throw Error("data_empty", phrase("the data has no rows to train on"));
    if (count > mostGivenPoints)
        throw Error("data_points",
            phrase("the data has %1 points; the maximum is %2 (each point is predicted from all "
                   "others)",
                count, std::int64_t { mostGivenPoints }));
    const double first = double { all.begin()->first };
    const double last = double { all.rbegin()->first };
    if (first == last)
        throw Error("data_one_place",
            phrase("all points have x = %1; a curve needs different x values", numberText(first)));
    constexpr double finest = 1e-4; // of the axis, that has to be told apart
    if (std::max(std::abs(first), std::abs(last)) * double { std::numeric_limits<float>::epsilon() }
        > finest * (last - first))
        throw Error("data_places",
            phrase("the x values, %1 to %2, are too large compared with their differences to be "
                   "told apart; subtract the first value from all",
                numberText(first), numberText(last)));
    const auto differs = [&](const auto& point) { return point.second != all.begin()->second; };
    if (std::ranges::none_of(all, differs))
        throw Error("data_one_answer",
            phrase("the target is \"%1\" in every row; at least two different targets are needed",
                numberText(all.begin()->second)));
}

Task GivenPoints::task() &&
{
    requireWhole();
    constexpr std::int64_t fewest = 3; // that are learnt from
    CurveQuestion learnt { .leavesOut = true,
        .tolerance = static_cast<Scalar>(2 * noiseOf(all)),
        .placeUnit = static_cast<Scalar>(
            (double { all.rbegin()->first } - double { all.begin()->first }) / unitsOfAxis),
        .heightUnit = static_cast<Scalar>(deviationOf(all)) };
    Points others;
    for (const auto& point : all)
        learning::add(isHeldOut(point.first) ? others : learnt.known, point);
    const std::int64_t known = std::ssize(learnt.known.places);
    const std::int64_t count = std::ssize(others.places);
    if (count == 0 || known < fewest)
        throw Error("data_held_out",
            phrase("of %1 rows, %2 would go to the validation set (one x value in ten) and %3 to "
                   "the training set; add more rows",
                known + count, count, known));
    learnt.asked = learnt.known;
    Examples examples;
    examples.learnt = { { .curve = std::make_shared<const CurveQuestion>(learnt) } };
    // Places from all over the axis stand in a question.
    const std::int64_t questions = (count + inOneQuestion - 1) / inOneQuestion;
    for (std::int64_t i = 0; i < questions; ++i) {
        CurveQuestion question = learnt;
        question.leavesOut = false;
        question.asked = {};
        for (std::int64_t j = i; j < count; j += questions)
            learning::add(question.asked,
                { others.places[static_cast<std::size_t>(j)],
                    others.heights[static_cast<std::size_t>(j)] });
        examples.heldOut.push_back(
            { .curve = std::make_shared<const CurveQuestion>(std::move(question)) });
    }
    return { .id = givenId,
        .answer = Answer::Numbers,
        .examples = std::make_shared<const Examples>(std::move(examples)) };
}

} // namespace core::learning
