#include "ui/document/regression.h"

#include "core/attention/score.h"
#include "core/attention/softcap.h"
#include "core/head_at.h"
#include "core/reading/cell.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <type_traits>

namespace ui {

namespace {

    constexpr double agreement = 1e-4; // of the form with the weights that were computed

    std::vector<double> firstColumn(const core::Matrix& m)
    {
        std::vector<double> result;
        for (core::Index i = 0; i < m.rows(); ++i)
            result.push_back(static_cast<double>(m(i, 0)));
        return result;
    }

    // x W_K + b_K for places on a line.
    core::Matrix keysAt(const core::HeadModel& head, const std::vector<double>& at)
    {
        core::Matrix k(std::ssize(at), head.wk.cols());
        for (core::Index i = 0; i < k.rows(); ++i)
            for (core::Index c = 0; c < k.cols(); ++c)
                k(i, c) = static_cast<float>(at[static_cast<std::size_t>(i)]) * head.wk(0, c)
                    + (head.bk.empty() ? 0.0F : head.bk(0, c));
        return k;
    }

    // How a score becomes the numerator of a weight; nothing if that needs the whole row.
    std::optional<double> numerator(const core::LayerRule& rule, double logit, double most)
    {
        const auto is = [&]<class... N>(std::type_identity<N>...) {
            return (std::holds_alternative<N>(rule.normaliser) || ...);
        };
        using std::type_identity;
        const bool logarithm = core::isLogarithm(rule.score);
        if (is(type_identity<core::Softmax> {})
            || (logarithm
                && is(type_identity<core::SumNormaliser> {}, type_identity<core::ReluSum> {})))
            return std::exp(logit - most);
        if (logarithm && is(type_identity<core::Relu> {}, type_identity<core::NoNormaliser> {}))
            return std::exp(logit);
        return std::nullopt;
    }

    std::vector<double> formAt(const core::Trace& trace, core::Index head, core::Index query,
        const std::vector<double>& at)
    {
        const core::HeadAt here = core::headAt(trace, 0, head);
        const core::HeadTrace& result = here.trace;
        const core::Cell cell = core::cell(trace, { 0, head, query, 0 });
        core::Matrix q(1, result.q.cols());
        std::ranges::copy(result.q.row(query), q.data());
        const core::Matrix scores
            = core::scores(here.rule.score, here.score(), q, keysAt(here.model(), at));
        std::vector<double> form;
        for (const float score : scores.values()) {
            const double scaled = static_cast<double>(score) / cell.divisor;
            const double logit = core::softCapped(scaled, cell.softcap) / cell.temperature;
            const auto top = score == core::excluded ? std::optional(0.0)
                                                     : numerator(here.rule, logit, cell.rowMaximum);
            if (!top)
                return {};
            form.push_back(*top / cell.denominator);
        }
        return form;
    }

    // Whether any key has a weight in any head.
    bool anybodyAnswers(const core::Trace& trace, core::Index query)
    {
        const auto gives = [query](const core::HeadTrace& head) {
            return std::ranges::any_of(
                head.weights.row(query), [](core::Scalar weight) { return weight != 0; });
        };
        return std::ranges::any_of(trace.attentions,
            [&](const auto& attention) { return std::ranges::any_of(attention.heads, gives); });
    }

} // namespace

Regression regressionOf(const core::Trace& trace)
{
    const core::Inputs& inputs = trace.model->inputs;
    if (!std::holds_alternative<core::PointSource>(trace.model->experiment.source)
        || inputs.keys->cols() != 1)
        return {};
    Regression result { firstColumn(*inputs.keys), firstColumn(*inputs.values),
        firstColumn(*inputs.queries), firstColumn(trace.output()), {} };
    for (std::size_t i = 0; i < result.predicted.size(); ++i)
        if (!anybodyAnswers(trace, static_cast<core::Index>(i)))
            result.predicted[i] = std::numeric_limits<double>::quiet_NaN();
    result.order.resize(result.queryX.size());
    std::iota(result.order.begin(), result.order.end(), 0);
    std::ranges::stable_sort(result.order, {},
        [&](core::Index i) { return result.queryX[static_cast<std::size_t>(i)]; });
    return result;
}

std::vector<CurvePoint> weightForm(
    const core::Trace& trace, core::Index head, core::Index query, const std::vector<double>& at)
{
    const auto& result = core::headAt(trace, 0, head).trace;
    const auto check = formAt(trace, head, query, firstColumn(*trace.model->inputs.keys));
    if (check.empty())
        return {};
    for (core::Index j = 0; j < result.weights.cols(); ++j)
        if (std::abs(
                check[static_cast<std::size_t>(j)] - static_cast<double>(result.weights(query, j)))
            > agreement)
            return {};
    const auto form = formAt(trace, head, query, at);
    std::vector<CurvePoint> curve;
    for (std::size_t i = 0; i < at.size(); ++i)
        curve.push_back({ at[i], form[i] });
    return curve;
}

} // namespace ui
