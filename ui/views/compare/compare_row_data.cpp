#include "core/analysis/predictions.h"
#include "ui/views/compare/compare_view.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <algorithm>

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

std::optional<RowComparison> CompareView::row(std::size_t columns) const
{
    const auto at = shownRow();
    const MatrixPtr& a = side(A)->content().matrix;
    const MatrixPtr& b = side(B)->content().matrix;
    if (!at || !a || !b || side(A)->veiled() || m_names[A].columns != m_names[B].columns)
        return std::nullopt;
    const core::AttentionTrace& attention = core::attentionOf(*viewModel().trace(), tensor());
    RowComparison result;
    result.title = tr("Row %1").arg(placeName(attention, tensor().rows, *at));
    const QStringList& names = m_names[B].columns;
    for (core::Index j = 0; j < std::max(a->cols(), b->cols()); ++j)
        result.entries.push_back({ names.isEmpty() ? QString::number(j + 1) : names.value(j),
            valueIn(a, *at, j), valueIn(b, *at, j) });
    result.keepLargest(columns);
    addPredictions(result, *at);
    return result;
}

void CompareView::addPredictions(RowComparison& row, core::Index at) const
{
    const core::Trace& a = *viewModel().pinned();
    const core::Trace& b = *viewModel().trace();
    const auto position = predictedAt(a, b, tensor(), at);
    if (!position)
        return;
    const auto temperature = static_cast<double>(viewModel().view().predictTemperature);
    const auto likely = [&](const core::Trace& trace) {
        const core::PretrainedModel& model = *trace.model->pretrained()->model;
        return core::mostLikely(
            model, core::logitsAt(model, trace, *position), { likelyTokens, temperature });
    };
    const auto probability = [&](const core::Trace& trace, const core::Prediction& each) {
        const auto logits = core::logitsAt(*trace.model->pretrained()->model, trace, *position);
        return each.id < std::ssize(logits)
            ? std::optional(core::rankOf(logits, each.id, temperature).probability)
            : std::nullopt;
    };
    std::vector<core::Prediction> all = likely(b);
    for (const core::Prediction& each : likely(a))
        if (std::ranges::find(all, each.id, &core::Prediction::id) == all.end())
            all.push_back(each);
    row.predicted = tr("Prediction at %1").arg(tokenName(core::predictingTokens(b), *position));
    for (const core::Prediction& each : all)
        row.predictions.push_back(
            { safeLabel(each.label), probability(a, each), probability(b, each) });
}

} // namespace ui
