#include "ui/document/view_model.h"
#include "ui/plot/free_layout.h"
#include "ui/session/view_state.h"
#include "ui/view/step_selection.h"
#include "ui/views/flow/flow_view.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// Content of Flow's matrices.

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

    QStringList numbered(core::Index count)
    {
        QStringList result;
        for (core::Index i = 1; i <= count; ++i)
            result.append(QString::number(i));
        return result;
    }

    ScoreChanges changesOf(const ViewModel& viewModel)
    {
        return scoreChanges(*viewModel.trace(), viewModel.locked().layer, viewModel.locked().head);
    }

} // namespace

void FlowView::put(Part which, PanelContent content)
{
    if (content.scale.table == nullptr)
        content.scale = divergingScale(viewModel().view().diverging, theme().dark,
            viewModel().derived()->largest(*content.matrix));
    if (m_enlarged == which)
        enlargedLabels(which, content);
    const auto at = static_cast<std::size_t>(which);
    if (m_whole[at].title == content.title)
        content.title = m_whole[at].title; // already measured
    m_shown[at] = true;
    m_group[at] = 1;
    m_boxes[at].setSize({}); // out of date for its room
    m_whole[at] = std::move(content);
}

void FlowView::enlargedLabels(Part which, PanelContent& content) const
{
    const bool keys = which == Y || which == Z || which == K || which == V;
    const bool square = which == Raw || which == Scores || which == Weights;
    content.rows = keys ? viewModel().keyLabels() : viewModel().queryLabels();
    content.columns = square ? viewModel().keyLabels() : numbered(content.matrix->cols());
}

void FlowView::fillInputs()
{
    const core::Inputs& inputs = viewModel().trace()->model->inputs;
    const core::AttentionTrace& layer = lockedLayer(viewModel());
    const bool first = viewModel().locked().layer == 0;
    const bool added = first && inputs.queryPositions != nullptr;
    const QString words = added ? tr("embedding + position") : tr("input");
    const bool cross = layer.keys != layer.queries;
    put(X, { layer.queries, {}, Formula(u"X"_s), words, viewModel().queryLabels(), {}, {} });
    if (cross)
        put(Y,
            { layer.keys, {}, Formula(u"Y"_s), tr("keys' input"), viewModel().keyLabels(), {},
                {} });
    if (layer.values != layer.keys)
        put(Z,
            { layer.values, {}, Formula(u"Z"_s), tr("values' input"), viewModel().keyLabels(), {},
                {} });
}

void FlowView::fillProjections()
{
    const TracePtr& trace = viewModel().trace();
    const core::HeadTrace& head = headOf(viewModel());
    const ProjectionNames names { *trace, viewModel().locked().layer, viewModel().locked().head };
    const bool rotated = names.rotates(u'Q');
    const auto content
        = [&](const core::Matrix& m, char16_t role, const QString& words, const QColor& frame) {
              return PanelContent { MatrixPtr(trace, &m), {}, Formula(names.whole(role)), words, {},
                  {}, frame };
          };
    put(Q, content(head.q, u'Q', rotated ? tr("rotated queries") : tr("queries"), theme().q));
    put(K, content(head.k, u'K', rotated ? tr("rotated keys") : tr("keys"), theme().k));
    put(V, content(head.v, u'V', tr("values"), theme().v));
}

void FlowView::fillScores()
{
    const core::LayerSpec& spec
        = viewModel().trace()->attention(viewModel().selection().layer).spec;
    const DerivedData::Stages& stages
        = viewModel().derived()->stages(viewModel().locked().layer, viewModel().locked().head);
    // Each has its own range: S' in that of S would be almost white.
    put(Raw, { stages.raw, {}, Formula(scoresSource(spec.score)), tr("scores"), {}, {}, {} });
    const ScoreChanges changes = changesOf(viewModel());
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
    put(Scores, { stages.masked, {}, Formula(title), changeWords(changes), {}, {}, {} });
}

// Text of the operations on the scores.
QString FlowView::changeWords(const ScoreChanges& changes)
{
    if (changes.capped)
        return cappedWords(changes);
    if (changes.byMask && changes.byDistance)
        return changes.scaled ? tr("scaled, masked, distance bias") : tr("masked, distance bias");
    if (changes.byDistance)
        return changes.scaled ? tr("scaled, distance bias") : tr("distance bias");
    if (changes.byMask)
        return changes.scaled ? tr("scaled and masked") : tr("masked");
    return tr("scaled");
}

QString FlowView::cappedWords(const ScoreChanges& changes)
{
    if (changes.byMask && changes.byDistance)
        return changes.scaled ? tr("scaled, capped, masked, distance bias")
                              : tr("capped, masked, distance bias");
    if (changes.byDistance)
        return changes.scaled ? tr("scaled, capped, distance bias") : tr("capped, distance bias");
    if (changes.byMask)
        return changes.scaled ? tr("scaled, capped and masked") : tr("capped and masked");
    return changes.scaled ? tr("scaled and capped") : tr("capped");
}

void FlowView::fillWeights()
{
    const TracePtr& trace = viewModel().trace();
    const core::LayerSpec& spec = trace->attention(viewModel().selection().layer).spec;
    const core::HeadTrace& head = headOf(viewModel());
    const bool stochastic = head.emptyRows.empty()
        && (std::holds_alternative<core::Softmax>(spec.normaliser)
            || std::holds_alternative<core::Sparsemax>(spec.normaliser));
    const QString inner = temperatureScoreName({ u"S"_s }, changesOf(viewModel()));
    QString formula
        = u"A = \\text{%1}(%2)"_s.arg(label(core::kindOf(spec.normaliser)).toLower(), inner);
    if (std::holds_alternative<core::NoNormaliser>(spec.normaliser))
        formula = u"A = "_s + inner;
    put(Weights,
        { viewModel().derived()->weights(viewModel().locked().layer, viewModel().locked().head),
            weightColours(viewModel().view(), theme().dark,
                viewModel().derived()->largest(head.weights), head.weights.cols()),
            Formula(formula), stochastic ? tr("attention: every row sums to 1") : tr("attention"),
            viewModel().queryLabels(), viewModel().keyLabels(), theme().text });
}

void FlowView::fillOutputs()
{
    const TracePtr& trace = viewModel().trace();
    const core::AttentionTrace& layer = lockedLayer(viewModel());
    const core::HeadTrace& head = headOf(viewModel());
    const bool projects = hasNumbers(viewModel(), "w_o");
    const bool biased = hasNumbers(viewModel(), "b_o");
    const core::Index number = viewModel().locked().head;
    put(Head,
        { MatrixPtr(trace, &head.output), {},
            Formula(u"\\text{%1} = A\\V{V}"_s.arg(tr("head %1").arg(number + 1))),
            head.enabled ? tr("weighted sum") : tr("ablated"), viewModel().queryLabels(), {}, {} });
    const bool many = layer.heads.size() > 1;
    if (many)
        put(Concat,
            { MatrixPtr(trace, &layer.concat), {},
                Formula(u"C = \\text{%1}"_s.arg(tr("all heads"))), {}, {}, {}, {} });
    if (!projects && !biased)
        return; // the output is the concatenation
    const QString bias = biased ? u" + b_O"_s : QString();
    const QString from = many ? u"C"_s : u"\\text{%1 }"_s.arg(tr("head %1").arg(1));
    put(Output,
        { MatrixPtr(trace, &layer.output), {},
            Formula(u"O = %1%2%3"_s.arg(from, projects ? u" W_O"_s : QString(), bias)), {}, {}, {},
            {} });
}

void FlowView::fillThumbnails()
{
    m_headNumbers.clear();
    for (core::Index head = 0; head < m_heads; ++head)
        m_headNumbers.append(
            shortHeadNumber(*viewModel().trace(), viewModel().locked().layer, head));
    while (std::ssize(panels()) < PartCount + m_heads)
        m_layout->add(addPanel());
    for (std::size_t i = PartCount; i < panels().size(); ++i) {
        const auto head = static_cast<core::Index>(i) - PartCount;
        const bool visible = head < m_heads && !m_enlarged && m_heads > 1;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        if (!visible)
            continue;
        const auto& weights
            = lockedLayer(viewModel()).heads[static_cast<std::size_t>(head)].weights;
        PanelContent content;
        content.matrix = viewModel().derived()->weights(viewModel().locked().layer, head);
        content.scale = weightColours(viewModel().view(), theme().dark,
            viewModel().derived()->largest(weights), weights.cols());
        content.chosen = theme().selection && head == viewModel().locked().head;
        if (content.chosen)
            content.frame = theme().text; // hues of frames mean patterns
        panels()[i]->setContent(content);
    }
}

} // namespace ui
