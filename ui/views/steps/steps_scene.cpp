#include "ui/views/steps/steps_scene.h"

#include "ui/session/interventions.h"
#include "ui/words/token_name.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace {
    constexpr int longestSentenceName = 20; // characters of a token in a sentence
}

bool StepScene::emptyRow() const
{
    const auto& rows = head().trace.emptyRows;
    return std::ranges::find(rows, query()) != rows.end();
}

core::Index StepScene::directionsLeft() const
{
    const auto* const trained = std::get_if<core::PretrainedSource>(&experiment().network);
    if (trained == nullptr)
        return 0;
    const core::AttentionTrace& layer = head().layer;
    const core::Index most = std::min(layer.queries->rows(), layer.queries->cols());
    const int left = interventionOf(trained->interventions, layer.path).inputRank;
    return left < most ? left : 0;
}

QString StepScene::queryName() const
{
    return tokenName(*head().layer.queryTokens, query(), longestSentenceName);
}

QString StepScene::keyName(core::Index key) const
{
    return tokenName(*head().layer.keyTokens, key, longestSentenceName);
}

std::vector<core::Index> StepScene::byWeight() const
{
    const auto weights = head().trace.weights.row(query());
    std::vector<core::Index> result;
    for (core::Index j = 0; j < std::ssize(weights); ++j)
        if (weights[static_cast<std::size_t>(j)] != 0)
            result.push_back(j);
    std::ranges::stable_sort(result, std::ranges::greater {},
        [&](core::Index j) { return weights[static_cast<std::size_t>(j)]; });
    return result;
}

std::optional<core::Index> bestOf(const std::vector<core::Scalar>& scores)
{
    const auto it = std::ranges::max_element(scores);
    if (it == scores.end() || *it == core::excluded)
        return std::nullopt;
    return it - scores.begin();
}

core::Index explainedQuery(const core::Trace& trace, const Selection& where)
{
    return where.query.value_or(
        core::headAt(trace, where.layer, where.head).trace.weights.rows() / 2);
}

StepScene stepScene(
    const TracePtr& trace, const Selection& where, const std::vector<core::Step>& steps)
{
    StepScene scene { trace, where, {}, 0, static_cast<int>(steps.size()), {} };
    scene.where.query = explainedQuery(*trace, where);
    scene.number = std::clamp(where.step, 0, scene.count - 1);
    scene.step = steps[static_cast<std::size_t>(scene.number)];
    scene.row = rowStages(*trace, { where.layer, where.head, scene.query() });
    return scene;
}

} // namespace ui
