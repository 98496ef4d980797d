#include "core/analysis/predictions.h"
#include "core/inference/run_network.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/compare/compare_view.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <algorithm>
#include <utility>

// What Compare shows of one row: its values in A and B, and the predictions there.

namespace ui {

namespace {

    constexpr core::Index likelyTokens = 3; // of A and of B

    std::optional<double> valueIn(const MatrixPtr& matrix, core::Index row, core::Index column)
    {
        if (!matrix || row >= matrix->rows() || column >= matrix->cols()
            || (*matrix)(row, column) == core::excluded)
            return std::nullopt;
        return static_cast<double>((*matrix)(row, column));
    }

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

    // The position of the predictions that a row stands for, in both traces.
    std::optional<core::Index> predictedAt(
        const core::Trace& a, const core::Trace& b, const core::TensorRef& tensor, core::Index row)
    {
        if (!core::hasPredictions(a) || !core::hasPredictions(b))
            return std::nullopt;
        const bool query = tensor.rows == core::Axis::Queries
            && core::predictsFrom(b, core::attentionOf(b, tensor));
        const core::Index at = query ? row : core::usualPosition(b);
        return at < std::ssize(core::predictingTokens(a))
                && at < std::ssize(core::predictingTokens(b))
            ? std::optional(at)
            : std::nullopt;
    }

} // namespace

// The row of the selection, or else that of the largest difference.
std::optional<core::Index> CompareView::shownRow() const
{
    const Highlight light = highlightOf(*side(B), viewModel().selection());
    if (light.row && tensor().rowCount > 1)
        return light.row;
    if (shows(Minus) && m_difference.any)
        return m_difference.row;
    return std::nullopt;
}

// "it (11)", or where A has another token there, "A wide (14), B tired (14)".
QString CompareView::rowName(core::Index row) const
{
    const auto nameIn = [&](const core::Trace& trace) {
        return placeName(core::attentionOf(trace, tensor()), tensor().rows, row);
    };
    const QString inA = nameIn(*viewModel().pinned());
    const QString inB = nameIn(*viewModel().trace());
    return inA == inB ? inB : tr("A %1, B %2", "a cell's names in two texts").arg(inA, inB);
}

std::optional<RowComparison> CompareView::row(std::size_t columns) const
{
    const auto at = shownRow();
    const MatrixPtr& a = side(A)->content().matrix;
    const MatrixPtr& b = side(B)->content().matrix;
    if (!at || !a || !b || !viewModel().pinned() || side(A)->veiled() || *at >= a->rows()
        || a->cols() != b->cols())
        return std::nullopt;
    RowComparison result;
    result.title = tr("Row %1").arg(rowName(*at));
    const QStringList& inA = m_names[A].columns;
    const QStringList& inB = m_names[B].columns;
    for (core::Index j = 0; j < b->cols(); ++j) {
        const QString name = inB.isEmpty() ? QString::number(j + 1) : inB.value(j);
        result.entries.push_back({ name, valueIn(a, *at, j), valueIn(b, *at, j),
            inA.isEmpty() || inA.value(j) == name ? QString() : inA.value(j) });
    }
    result.keepLargest(columns);
    addPredictions(result, *at);
    return result;
}

bool CompareView::PredictingRuns::are(const PredictingRuns& wanted) const
{
    return a == wanted.a && b == wanted.b && position == wanted.position;
}

// What the predictions of the row on screen come from; nullopt: it has none.
std::optional<CompareView::PredictingRuns> CompareView::wantedRuns() const
{
    const auto at = shownRow();
    if (!at || !viewModel().pinned() || m_stack->currentIndex() != 0 || side(A)->veiled())
        return std::nullopt;
    const auto position = predictedAt(*viewModel().pinned(), *viewModel().trace(), tensor(), *at);
    if (!position)
        return std::nullopt;
    return PredictingRuns { viewModel().pinned(), viewModel().trace(), *position, {}, {} };
}

// A masked language model runs again with the token masked: in the background for the screen, at
// once for a figure.
void CompareView::askPredictions(bool atOnce)
{
    const std::optional<PredictingRuns> wanted = wantedRuns();
    if (!wanted || wanted->are(m_runs))
        return;
    const auto run = [wanted = *wanted](const std::stop_token& stop) {
        PredictingRuns runs = wanted;
        runs.ofA = predictingRun(runs.a, runs.position, stop);
        runs.ofB = predictingRun(runs.b, runs.position, stop);
        return runs;
    };
    if (atOnce || (!core::seesEveryToken(*wanted->a) && !core::seesEveryToken(*wanted->b)))
        m_runs = run(std::stop_token());
    else
        m_predicting.request(run);
}

// Meanwhile other states may be shown, or will be as soon as the view is in sight.
void CompareView::takePredictions(Outcome<PredictingRuns> outcome)
{
    if (!outcome.result || outcome.result->a != viewModel().pinned()
        || outcome.result->b != viewModel().trace())
        return;
    m_runs = std::move(*outcome.result);
    replotSoon();
    announce();
}

void CompareView::addPredictions(RowComparison& row, core::Index at) const
{
    const core::Trace& a = *viewModel().pinned();
    const core::Trace& b = *viewModel().trace();
    const auto position = predictedAt(a, b, tensor(), at);
    if (!position || m_runs.a != viewModel().pinned() || m_runs.b != viewModel().trace()
        || m_runs.position != *position || !m_runs.ofA || !m_runs.ofB)
        return;
    const auto temperature = static_cast<double>(viewModel().view().predictTemperature);
    const auto likely = [&](const core::Trace& trace, const core::Trace& run) {
        const core::PretrainedModel& model = *trace.model->pretrained()->model;
        return core::mostLikely(
            model, core::logitsAt(model, run, *position), { likelyTokens, temperature });
    };
    const auto probability
        = [&](const core::Trace& trace, const core::Trace& run, const core::Prediction& each) {
              const auto logits = core::logitsAt(*trace.model->pretrained()->model, run, *position);
              return each.id < std::ssize(logits)
                  ? std::optional(core::rankOf(logits, each.id, temperature).probability)
                  : std::nullopt;
          };
    std::vector<core::Prediction> all = likely(b, *m_runs.ofB);
    for (const core::Prediction& each : likely(a, *m_runs.ofA))
        if (std::ranges::find(all, each.id, &core::Prediction::id) == all.end())
            all.push_back(each);
    const QString token = tokenName(core::predictingTokens(b), *position);
    row.predicted = core::seesEveryToken(b)
        ? tr("Prediction in place of %1, masked here").arg(token)
        : tr("Prediction at %1").arg(token);
    for (const core::Prediction& each : all)
        row.predictions.push_back({ safeLabel(each.label), probability(a, *m_runs.ofA, each),
            probability(b, *m_runs.ofB, each) });
}

} // namespace ui
