#include "ui/views/steps/score_figures.h"

#include "core/attention/pipeline.h"
#include "core/base/distribution.h"
#include "core/math/finite_product.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace ui {

ScoreFigures::ScoreFigures(const StepScene& scene, const StepSources& sources)
    : StepPanels(scene, sources)
{
}

// Matrices arranged as in the product: each score is where its query's row meets its key's column.
// The explained row is repeated below, with its values.
StepCanvas ScoreFigures::score() const
{
    if (m_scene.rowsOnly)
        return briefScore();
    const core::HeadAt head = m_scene.head();
    const bool asks = std::ranges::count(m_scene.step.enter, m_head + "q") > 0;
    StepCanvas result;
    result.rows = { { 0.6 }, { 1 }, { 0 } };
    StepPanel keys = keysUpright();
    StepPanel all = wholeScores(ScoreStage::Raw);
    StepPanel row = scoresPanel(ScoreStage::Raw);
    row.rowLabels = row.columnLabels = false;
    all.row = 1;
    row.row = 2;
    if (asks) {
        result.panels.push_back(queryUpright()); // next to the other factor of the product
        result.columns = { { 1 }, { 3 } };
        StepPanel queries = matrix("q", head.trace.q, u"\\Q{Q}"_s);
        queries.rows = Axis::Queries;
        queries.rowLabels = true;
        queries.hue = Hue::Q;
        queries.row = 1;
        keys.column = all.column = row.column = 1;
        result.panels.push_back(std::move(queries));
    } else { // a score of the key alone
        all.rowLabels = true;
    }
    for (StepPanel* panel : { &keys, &all, &row })
        result.panels.push_back(std::move(*panel));
    return result;
}

// The query is a column next to the keys.
StepCanvas ScoreFigures::briefScore() const
{
    StepCanvas result;
    result.columns = { { 0 }, { 1 } };
    result.rows = { { 1 }, { 0 } };
    StepPanel keys = keysUpright();
    StepPanel row = scoresPanel(ScoreStage::Raw);
    row.row = 1;
    if (std::ranges::count(m_scene.step.enter, m_head + "q") > 0) {
        result.panels.push_back(queryUpright());
        keys.column = row.column = 1;
    } else {
        result.columns = { { 1 } };
    }
    result.panels.push_back(std::move(keys));
    result.panels.push_back(std::move(row));
    return result;
}

StepPanel ScoreFigures::queryUpright() const
{
    StepPanel query { m_head + "q", oneColumn(m_scene.head().trace.q.row(m_scene.query())),
        u"\\Q{q_{%1}^\\top}"_s.arg(m_query), Axis::Dimensions, Axis::Single };
    query.onlyQuery = true;
    query.hue = Hue::Q;
    return query;
}

StepPanel ScoreFigures::keysUpright() const
{
    StepPanel keys { m_head + "k", {}, u"\\K{K^\\top}"_s, Axis::Dimensions, Axis::Keys };
    keys.matrix = matrixBefore(keys);
    if (!keys.matrix)
        keys.matrix = transposed(m_scene.head().trace.k);
    keys.columnLabels = true;
    keys.hue = Hue::K;
    return keys;
}

StepCanvas ScoreFigures::scale() const
{
    const bool divides = changes().scaled && m_scene.step.changes;
    std::vector<StepPanel> whole;
    if (!m_scene.rowsOnly) {
        whole.push_back(wholeScores(ScoreStage::Raw));
        if (divides || !changes().capped)
            whole.push_back(wholeScores(ScoreStage::Scaled, u"÷ %1 ="_s.arg(divisor())));
        if (changes().capped)
            whole.push_back(wholeScores(ScoreStage::Capped, u"\\tanh \\to"_s));
    }
    std::vector<StepPanel> rows { scoresPanel(ScoreStage::Raw) };
    if (divides)
        rows.push_back(scoresPanel(ScoreStage::Scaled, u"\\downarrow ÷ "_s + divisor()));
    if (changes().capped)
        rows.push_back(scoresPanel(ScoreStage::Capped,
            u"\\downarrow %1 \\tanh(%2/%1)"_s.arg(
                settingText(static_cast<double>(m_scene.rule().softcap)),
                scoresTitle(ScoreStage::Scaled))));
    return over(std::move(whole), std::move(rows));
}

StepCanvas ScoreFigures::mask() const
{
    const ScoreStage given = changes().capped ? ScoreStage::Capped : ScoreStage::Scaled;
    std::vector<StepPanel> whole;
    std::vector<StepPanel> rows { scoresPanel(given) };
    if (!m_scene.rowsOnly)
        whole.push_back(wholeScores(given));
    if (!m_scene.step.changes) {
        if (!m_scene.rowsOnly)
            whole.push_back(wholeScores(ScoreStage::Masked, u"+ 0 ="_s));
        return over(std::move(whole), std::move(rows));
    }
    rows.push_back(rowPanel("mask", m_scene.row.added, addedTitle()));
    rows.push_back(scoresPanel(ScoreStage::Masked, u"= "_s + scoresTitle(ScoreStage::Masked)));
    if (!m_scene.rowsOnly) {
        whole.push_back(wholeMask(u"+"_s));
        rows[1].reach = whole.back().reach;
        whole.push_back(wholeScores(ScoreStage::Masked, u"="_s));
    }
    return over(std::move(whole), std::move(rows));
}

// Title of the term added to the scaled scores.
QString ScoreFigures::addedTitle() const
{
    return (changes().byMask ? u"+ m_{%1}"_s.arg(m_query) : QString())
        + (changes().byDistance ? u"- \\alpha|%1 - j|"_s.arg(m_query) : QString());
}

StepCanvas ScoreFigures::normalise() const
{
    StepPanel weights = rowPanel("weights", {},
        u"\\downarrow \\text{%1}"_s.arg(label(core::kindOf(m_scene.rule().normaliser))));
    weights.matrix = oneRow(weightsShown());
    weights.weights = true;
    weights.hue = Hue::Head;
    std::vector<StepPanel> whole;
    if (!m_scene.rowsOnly) {
        whole = { wholeScores(ScoreStage::Masked), wholeWeights() };
        whole.back().sign = u"\\to"_s;
    }
    StepCanvas result
        = over(std::move(whole), { scoresPanel(ScoreStage::Masked), std::move(weights) });
    result.bars = true;
    result.rows.push_back({ 0.4 });
    return result;
}

// The keys are aligned in all rows.
StepCanvas ScoreFigures::over(std::vector<StepPanel> whole, std::vector<StepPanel> rows)
{
    StepCanvas result;
    const std::size_t above = whole.empty() ? 0 : 1;
    result.columns.assign(std::max<std::size_t>(1, whole.size()), { 1 });
    result.rows.assign(rows.size() + above, { 0 });
    for (std::size_t i = 0; i < whole.size(); ++i) {
        result.rows.front().share = 1;
        whole[i].column = static_cast<int>(i);
        whole[i].rowLabels = i == 0;
    }
    rows.front().columnLabels = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].row = static_cast<int>(i + above);
        rows[i].wide = above > 0;
    }
    result.panels = std::move(whole);
    std::ranges::move(rows, std::back_inserter(result.panels));
    return result;
}

StepPanel ScoreFigures::wholeScores(ScoreStage stage, const QString& sign) const
{
    StepPanel panel { m_head + std::string(core::idOf(stage)), {},
        scoreName({ u"S"_s, {} }, stage, changes()), Axis::Queries, Axis::Keys };
    panel.matrix = matrixBefore(panel);
    if (!panel.matrix)
        panel.matrix = stageMatrix(stage);
    panel.reach = scoresReach();
    panel.sign = sign;
    return panel;
}

MatrixPtr ScoreFigures::stageMatrix(ScoreStage stage) const
{
    DerivedData own(m_scene.trace);
    DerivedData& derived = m_sources.derived != nullptr ? *m_sources.derived : own;
    const DerivedData::Stages& known = derived.stages(m_scene.where.layer, m_scene.where.head);
    if (stage == ScoreStage::Raw)
        return known.raw;
    const bool last = !changes().masked() && (stage == ScoreStage::Capped || !changes().capped);
    if (stage == ScoreStage::Masked || last)
        return known.masked;
    const core::HeadTrace& numbers = m_scene.head().trace;
    const core::Pipeline pipeline(m_scene.rule(), numbers.mask, numbers.k.cols());
    core::Matrix made = *known.raw;
    std::vector<core::Scalar> row;
    for (core::Index i = 0; i < made.rows(); ++i) {
        const std::span<core::Scalar> to = made.row(i);
        row.assign(to.begin(), to.end());
        const bool capped = stage == ScoreStage::Capped;
        pipeline.maskScores(
            i, row, capped ? core::StageRows { {}, to } : core::StageRows { to, {} });
    }
    return owned(std::move(made));
}

// The scores of all steps have one colour range, which shows how much smaller they become.
float ScoreFigures::scoresReach() const
{
    if (m_sources.before != nullptr)
        for (const StepPanel& known : m_sources.before->panels)
            for (const std::string_view stage : enumIds(ScoreStage {}))
                if (known.tensor == m_head + std::string(stage))
                    return known.reach;
    const MatrixPtr scores = stageMatrix(ScoreStage::Raw);
    const auto by
        = static_cast<float>(core::divisor(m_scene.rule().scaling, m_scene.head().trace.k.cols()));
    const float most = largest(scores);
    return std::max({ most, most / by, largest(stageMatrix(ScoreStage::Masked)) });
}

StepPanel ScoreFigures::wholeMask(const QString& sign) const
{
    const QString title = (changes().byMask ? u"M"_s : QString())
        + (changes().byDistance ? u"- \\alpha|i - j|"_s : QString());
    StepPanel panel { m_head + "mask", {}, title, Axis::Queries, Axis::Keys };
    panel.sign = sign;
    if (const StepPanel* const known = panelBefore(panel)) {
        panel.matrix = known->matrix;
        panel.reach = known->reach;
        return panel;
    }
    panel.matrix = owned(core::matrix(*m_scene.trace, core::find(*m_scene.trace, panel.tensor)));
    panel.reach = largestMagnitude(*panel.matrix);
    return panel;
}

// `excluded` where the mask forbids a key, or a kernel does not reach it.
StepPanel ScoreFigures::wholeWeights() const
{
    StepPanel panel { m_head + "weights", {}, u"A"_s, Axis::Queries, Axis::Keys };
    panel.weights = true;
    panel.hue = Hue::Head;
    panel.matrix = matrixBefore(panel);
    if (panel.matrix)
        return panel;
    panel.matrix = weightsOf(m_scene.trace, m_scene.where.layer, m_scene.where.head);
    if (!core::isLogarithm(m_scene.rule().score))
        return panel;
    const MatrixPtr masked = stageMatrix(ScoreStage::Masked);
    core::Matrix made = *panel.matrix;
    for (core::Index i = 0; i < made.size(); ++i)
        if (masked->data()[i] == core::excluded)
            made.data()[i] = core::excluded;
    panel.matrix = owned(std::move(made));
    return panel;
}

QString ScoreFigures::divisor() const
{
    const core::Index dk = m_scene.head().trace.k.cols();
    return std::holds_alternative<core::SqrtScaling>(m_scene.rule().scaling)
        ? u"\\sqrt{%1}"_s.arg(dk)
        : settingText(core::divisor(m_scene.rule().scaling, dk));
}

StepPanel ScoreFigures::scoresPanel(ScoreStage stage, const QString& title) const
{
    const RowStages& row = m_scene.row;
    const std::array numbers { &row.raw, &row.scaled, &row.capped, &row.masked };
    StepPanel panel = rowPanel(
        std::string(core::idOf(stage)), *numbers[static_cast<std::size_t>(stage)], title);
    panel.reach = scoresReach();
    return panel;
}

StepPanel ScoreFigures::scoresPanel(ScoreStage stage) const
{
    return scoresPanel(stage, scoresTitle(stage));
}

QString ScoreFigures::scoresTitle(ScoreStage stage) const
{
    return scoreName({ u"s"_s, m_query }, stage, changes());
}

ScoreChanges ScoreFigures::changes() const
{
    return scoreChanges(*m_scene.trace, m_scene.where.layer, m_scene.where.head);
}

} // namespace ui
