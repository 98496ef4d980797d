#include "ui/views/compare/compared_predictions.h"

#include "core/analysis/predictions.h"
#include "core/inference/run_network.h"
#include "ui/views/compare/compare_view.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    constexpr core::Index likelyTokens = 3; // of A and of B

    TracePtr predictingRun(const TracePtr& trace, core::Index position, const std::stop_token& stop)
    {
        if (!core::seesEveryToken(*trace))
            return trace;
        const core::PretrainedModel& model = *trace->model->pretrained()->model;
        core::RunOptions options;
        options.stop = stop;
        return core::runNetwork(
            model.architecture, model.weights, core::predictingInput(*trace, position), options);
    }

} // namespace

std::optional<ComparedPredictions::Place> ComparedPredictions::placeOf(
    const TracePtr& a, const TracePtr& b, const core::TensorRef& tensor, core::Index row)
{
    if (!core::hasPredictions(*a) || !core::hasPredictions(*b))
        return std::nullopt;
    const bool query = tensor.rows == core::Axis::Queries
        && core::predictsFrom(*b, core::attentionOf(*b, tensor));
    const core::Index at = query ? row : core::usualPosition(*b);
    return at < std::ssize(core::predictingTokens(*a))
            && at < std::ssize(core::predictingTokens(*b))
        ? std::optional(Place { a, b, at })
        : std::nullopt;
}

ComparedPredictions::ComparedPredictions(
    std::function<bool(const Place&)> isShown, std::function<void()> ready)
    : m_isShown(std::move(isShown))
    , m_ready(std::move(ready))
    , m_task(
          BackgroundOrder::NewestWins, [this](Outcome<Runs> outcome) { take(std::move(outcome)); })
{
}

void ComparedPredictions::request(const Place& place, bool atOnce)
{
    if (place == m_runs.place)
        return;
    const auto run = [place](const std::stop_token& stop) {
        return Runs { place, predictingRun(place.a, place.position, stop),
            predictingRun(place.b, place.position, stop) };
    };
    if (atOnce || (!core::seesEveryToken(*place.a) && !core::seesEveryToken(*place.b)))
        m_runs = run(std::stop_token());
    else
        m_task.request(run);
}

// Meanwhile other states may be shown, or will be as soon as the view is in sight.
void ComparedPredictions::take(Outcome<Runs> outcome)
{
    if (!outcome.result || !m_isShown(outcome.result->place))
        return;
    m_runs = std::move(*outcome.result);
    m_ready();
}

void ComparedPredictions::addTo(RowComparison& row, const Place& place, double temperature) const
{
    if (m_runs.place != place || !m_runs.ofA || !m_runs.ofB)
        return;
    const core::Trace& a = *place.a;
    const core::Trace& b = *place.b;
    const auto likely = [&](const core::Trace& trace, const core::Trace& run) {
        const core::PretrainedModel& model = *trace.model->pretrained()->model;
        return core::mostLikely(
            model, core::logitsAt(model, run, place.position), { likelyTokens, temperature });
    };
    const auto probability = [&](const core::Trace& trace, const core::Trace& run,
                                 const core::Prediction& each) {
        const auto logits = core::logitsAt(*trace.model->pretrained()->model, run, place.position);
        return each.id < std::ssize(logits)
            ? std::optional(core::rankOf(logits, each.id, temperature).probability)
            : std::nullopt;
    };
    std::vector<core::Prediction> all = likely(b, *m_runs.ofB);
    for (const core::Prediction& each : likely(a, *m_runs.ofA))
        if (std::ranges::find(all, each.id, &core::Prediction::id) == all.end())
            all.push_back(each);
    const QString token = tokenName(core::predictingTokens(b), place.position);
    row.predicted = core::seesEveryToken(b)
        ? CompareView::tr("Prediction in place of %1, masked here").arg(token)
        : CompareView::tr("Prediction at %1").arg(token);
    for (const core::Prediction& each : all)
        row.predictions.push_back({ safeLabel(each.label), probability(a, *m_runs.ofA, each),
            probability(b, *m_runs.ofB, each) });
}

} // namespace ui
