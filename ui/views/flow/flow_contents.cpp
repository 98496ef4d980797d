#include "ui/views/flow/flow_contents.h"

#include "ui/document/view_model.h"
#include "ui/session/view_state.h"
#include "ui/view/step_selection.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // True if the layer has this parameter.
    bool hasNumbers(const ViewModel& viewModel, std::string_view parameter)
    {
        const auto layer = static_cast<std::size_t>(viewModel.locked().layer);
        return viewModel.trace()->model->layers.shape(layer, parameter).rows > 0;
    }

    const core::HeadTrace& headOf(const ViewModel& viewModel)
    {
        return lockedLayer(viewModel).heads[static_cast<std::size_t>(viewModel.locked().head)];
    }

    ScoreChanges changesOf(const ViewModel& viewModel)
    {
        return scoreChanges(*viewModel.trace(), viewModel.locked().layer, viewModel.locked().head);
    }

    QStringList numbered(core::Index count)
    {
        QStringList result;
        for (core::Index i = 1; i <= count; ++i)
            result.append(QString::number(i));
        return result;
    }

} // namespace

FlowContents::FlowContents(const ViewModel& viewModel, const Theme& theme)
    : m_viewModel(viewModel)
    , m_theme(theme)
{
    fillInputs();
    fillProjections();
    fillScores();
    fillWeights();
    fillOutputs();
}

void FlowContents::put(FlowView::Part which, PanelContent content)
{
    if (content.scale.table == nullptr)
        content.scale = divergingScale(m_viewModel.view().diverging, m_theme.dark,
            m_viewModel.derived()->largest(*content.matrix));
    m_contents[static_cast<std::size_t>(which)] = std::move(content);
}

void FlowContents::enlarge(FlowView::Part which)
{
    std::optional<PanelContent>& content = m_contents[static_cast<std::size_t>(which)];
    if (!content)
        return;
    const bool keys = which == FlowView::Y || which == FlowView::Z || which == FlowView::K
        || which == FlowView::V;
    const bool square
        = which == FlowView::Raw || which == FlowView::Scores || which == FlowView::Weights;
    content->rows = keys ? m_viewModel.keyLabels() : m_viewModel.queryLabels();
    content->columns = square ? m_viewModel.keyLabels() : numbered(content->matrix->cols());
}

PanelContent FlowContents::thumbnail(
    const ViewModel& viewModel, const Theme& theme, core::Index head)
{
    const auto& weights = lockedLayer(viewModel).heads[static_cast<std::size_t>(head)].weights;
    PanelContent content;
    content.matrix = viewModel.derived()->weights(viewModel.locked().layer, head);
    content.scale = weightColours(
        viewModel.view(), theme.dark, viewModel.derived()->largest(weights), weights.cols());
    content.chosen = theme.selection && head == viewModel.locked().head;
    if (content.chosen)
        content.frame = theme.text; // hues of frames mean patterns
    return content;
}

void FlowContents::fillInputs()
{
    const core::Inputs& inputs = m_viewModel.trace()->model->inputs;
    const core::AttentionTrace& layer = lockedLayer(m_viewModel);
    const bool first = m_viewModel.locked().layer == 0;
    const bool added = first && inputs.queryPositions != nullptr;
    const QString words = added ? FlowView::tr("embedding + position") : FlowView::tr("input");
    const bool cross = layer.keys != layer.queries;
    put(FlowView::X,
        { layer.queries, {}, Formula(u"X"_s), words, m_viewModel.queryLabels(), {}, {} });
    if (cross)
        put(FlowView::Y,
            { layer.keys, {}, Formula(u"Y"_s), FlowView::tr("keys' input"), m_viewModel.keyLabels(),
                {}, {} });
    if (layer.values != layer.keys)
        put(FlowView::Z,
            { layer.values, {}, Formula(u"Z"_s), FlowView::tr("values' input"),
                m_viewModel.keyLabels(), {}, {} });
}

void FlowContents::fillProjections()
{
    const TracePtr& trace = m_viewModel.trace();
    const core::HeadTrace& head = headOf(m_viewModel);
    const ProjectionNames names { *trace, m_viewModel.locked().layer, m_viewModel.locked().head };
    const bool rotated = names.rotates(u'Q');
    const auto content
        = [&](const core::Matrix& m, char16_t role, const QString& words, const QColor& frame) {
              return PanelContent { MatrixPtr(trace, &m), {}, Formula(names.whole(role)), words, {},
                  {}, frame };
          };
    put(FlowView::Q,
        content(head.q, u'Q', rotated ? FlowView::tr("rotated queries") : FlowView::tr("queries"),
            m_theme.q));
    put(FlowView::K,
        content(head.k, u'K', rotated ? FlowView::tr("rotated keys") : FlowView::tr("keys"),
            m_theme.k));
    put(FlowView::V, content(head.v, u'V', FlowView::tr("values"), m_theme.v));
}

void FlowContents::fillScores()
{
    const core::LayerSpec& spec
        = m_viewModel.trace()->attention(m_viewModel.selection().layer).spec;
    const DerivedData::Stages& stages
        = m_viewModel.derived()->stages(m_viewModel.locked().layer, m_viewModel.locked().head);
    // Each has its own range: S' in that of S would be almost white.
    put(FlowView::Raw,
        { stages.raw, {}, Formula(scoresSource(spec.score)), FlowView::tr("scores"), {}, {}, {} });
    const ScoreChanges changes = changesOf(m_viewModel);
    if (!changes.scaled && !changes.capped && !changes.masked())
        return;
    QString title = u"S"_s;
    if (std::holds_alternative<core::SqrtScaling>(spec.scaling))
        title += u"/\\sqrt{d_k}"_s;
    else if (std::holds_alternative<core::WidthScaling>(spec.scaling))
        title += u"/d_k"_s;
    else if (changes.scaled)
        title += u"/c"_s;
    if (changes.capped)
        title = u"%1 \\tanh(%2/%1)"_s.arg(settingText(static_cast<double>(spec.softcap)), title);
    title.prepend(scoreName({ u"S"_s }, ScoreStage::Masked, changes) + u" = "_s);
    if (changes.byMask)
        title += u" + M"_s;
    if (changes.byDistance)
        title += u" - \\alpha|i - j|"_s;
    put(FlowView::Scores, { stages.masked, {}, Formula(title), changeWords(changes), {}, {}, {} });
}

// Text of the operations on the scores.
QString FlowContents::changeWords(const ScoreChanges& changes)
{
    if (changes.capped)
        return cappedWords(changes);
    if (changes.byMask && changes.byDistance)
        return changes.scaled ? FlowView::tr("scaled, masked, distance bias")
                              : FlowView::tr("masked, distance bias");
    if (changes.byDistance)
        return changes.scaled ? FlowView::tr("scaled, distance bias")
                              : FlowView::tr("distance bias");
    if (changes.byMask)
        return changes.scaled ? FlowView::tr("scaled and masked") : FlowView::tr("masked");
    return FlowView::tr("scaled");
}

QString FlowContents::cappedWords(const ScoreChanges& changes)
{
    if (changes.byMask && changes.byDistance)
        return changes.scaled ? FlowView::tr("scaled, capped, masked, distance bias")
                              : FlowView::tr("capped, masked, distance bias");
    if (changes.byDistance)
        return changes.scaled ? FlowView::tr("scaled, capped, distance bias")
                              : FlowView::tr("capped, distance bias");
    if (changes.byMask)
        return changes.scaled ? FlowView::tr("scaled, capped and masked")
                              : FlowView::tr("capped and masked");
    return changes.scaled ? FlowView::tr("scaled and capped") : FlowView::tr("capped");
}

void FlowContents::fillWeights()
{
    const TracePtr& trace = m_viewModel.trace();
    const core::LayerSpec& spec = trace->attention(m_viewModel.selection().layer).spec;
    const core::HeadTrace& head = headOf(m_viewModel);
    const bool stochastic = head.emptyRows.empty()
        && (std::holds_alternative<core::Softmax>(spec.normaliser)
            || std::holds_alternative<core::Sparsemax>(spec.normaliser));
    const QString inner = temperatureScoreName({ u"S"_s }, changesOf(m_viewModel));
    QString formula
        = u"A = \\text{%1}(%2)"_s.arg(label(core::kindOf(spec.normaliser)).toLower(), inner);
    if (std::holds_alternative<core::NoNormaliser>(spec.normaliser))
        formula = u"A = "_s + inner;
    put(FlowView::Weights,
        { m_viewModel.derived()->weights(m_viewModel.locked().layer, m_viewModel.locked().head),
            weightColours(m_viewModel.view(), m_theme.dark,
                m_viewModel.derived()->largest(head.weights), head.weights.cols()),
            Formula(formula),
            stochastic ? FlowView::tr("attention: every row sums to 1") : FlowView::tr("attention"),
            m_viewModel.queryLabels(), m_viewModel.keyLabels(), m_theme.text });
}

void FlowContents::fillOutputs()
{
    const TracePtr& trace = m_viewModel.trace();
    const core::AttentionTrace& layer = lockedLayer(m_viewModel);
    const core::HeadTrace& head = headOf(m_viewModel);
    const bool projects = hasNumbers(m_viewModel, "w_o");
    const bool biased = hasNumbers(m_viewModel, "b_o");
    const core::Index number = m_viewModel.locked().head;
    put(FlowView::Head,
        { MatrixPtr(trace, &head.output), {},
            Formula(u"\\text{%1} = A\\V{V}"_s.arg(FlowView::tr("head %1").arg(number + 1))),
            head.enabled ? FlowView::tr("weighted sum") : FlowView::tr("ablated"),
            m_viewModel.queryLabels(), {}, {} });
    const bool many = layer.heads.size() > 1;
    if (many)
        put(FlowView::Concat,
            { MatrixPtr(trace, &layer.concat), {},
                Formula(u"C = \\text{%1}"_s.arg(FlowView::tr("all heads"))), {}, {}, {}, {} });
    if (!projects && !biased)
        return; // the output is the concatenation
    const QString bias = biased ? u" + b_O"_s : QString();
    const QString from = many ? u"C"_s : u"\\text{%1 }"_s.arg(FlowView::tr("head %1").arg(1));
    put(FlowView::Output,
        { MatrixPtr(trace, &layer.output), {},
            Formula(u"O = %1%2%3"_s.arg(from, projects ? u" W_O"_s : QString(), bias)), {}, {}, {},
            {} });
}

} // namespace ui
