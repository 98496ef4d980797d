#include "ui/document.h"
#include "ui/head_name.h"
#include "ui/labels.h"
#include "ui/plot/free_layout.h"
#include "ui/projection_names.h"
#include "ui/score_names.h"
#include "ui/views/flow_view.h"
#include "ui/views/step_selection.h"
#include "ui/views/steps_formulas.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// What the matrices of the flow show.

namespace ui {

namespace {

    const core::LayerModel& modelOf(const Document& document)
    {
        return document.trace()->model->layers[static_cast<std::size_t>(document.locked().layer)];
    }

    const core::HeadTrace& headOf(const Document& document)
    {
        return lockedLayer(document).heads[static_cast<std::size_t>(document.locked().head)];
    }

    QStringList numbered(core::Index count)
    {
        QStringList result;
        for (core::Index i = 1; i <= count; ++i)
            result.append(QString::number(i));
        return result;
    }

    ScoreChanges changesOf(const Document& document)
    {
        return scoreChanges(*document.trace(), document.locked().layer, document.locked().head);
    }

    // A product of matrices where it is one; else how a single score is made.
    QString scoresFormula(const core::Score& score)
    {
        if (std::holds_alternative<core::DotScore>(score))
            return u"S = \\Q{Q}\\K{K}^\\top"_s;
        if (std::holds_alternative<core::ScaledDotScore>(score))
            return u"S = \\Q{Q}\\K{K}^\\top/\\sqrt{d_k}"_s;
        if (std::holds_alternative<core::GeneralScore>(score))
            return u"S = \\Q{Q} W \\K{K}^\\top"_s;
        return formulaSource(score);
    }

    // The largest weight of a normaliser may be above 1.
    float top(float largest)
    {
        return std::max(1.0F, largest);
    }

} // namespace

void FlowView::put(Part which, PanelContent content)
{
    if (content.scale.table == nullptr)
        content.scale = divergingScale(document().view().diverging, theme().dark,
            document().picture()->largest(*content.matrix));
    if (m_enlarged == which)
        enlargedLabels(which, content);
    const auto at = static_cast<std::size_t>(which);
    if (m_whole[at].title == content.title)
        content.title = m_whole[at].title; // it has been measured
    m_shown[at] = true;
    m_group[at] = 1;
    m_boxes[at].setSize({}); // to be made for its room again
    m_whole[at] = std::move(content);
}

void FlowView::enlargedLabels(Part which, PanelContent& content) const
{
    const bool keys = which == Y || which == Z || which == K || which == V;
    const bool square = which == Raw || which == Scores || which == Weights;
    content.rows = keys ? document().keyLabels() : document().queryLabels();
    content.columns = square ? document().keyLabels() : numbered(content.matrix->cols());
}

void FlowView::fillInputs()
{
    const core::Inputs& inputs = document().trace()->model->inputs;
    const core::LayerTrace& layer = lockedLayer(document());
    const bool first = document().locked().layer == 0;
    const bool added = first && inputs.queryPositions != nullptr;
    const QString words = added ? tr("embedding + position") : tr("input");
    const bool cross = layer.keys != layer.queries;
    put(X, { layer.queries, {}, Formula(u"X"_s), words, document().queryLabels(), {}, {} });
    if (cross)
        put(Y,
            { layer.keys, {}, Formula(u"Y"_s), tr("keys' input"), document().keyLabels(), {}, {} });
    if (layer.values != layer.keys)
        put(Z, { layer.values, {}, Formula(u"Z"_s), {}, document().keyLabels(), {}, {} });
}

void FlowView::fillProjections()
{
    const TracePtr& trace = document().trace();
    const core::HeadTrace& head = headOf(document());
    const ProjectionNames names { *trace, document().locked().layer, document().locked().head };
    const bool turned = names.turns(u'Q');
    const auto content
        = [&](const core::Matrix& m, char16_t role, const QString& words, const QColor& frame) {
              return PanelContent { MatrixPtr(trace, &m), {}, Formula(names.whole(role)), words, {},
                  {}, frame };
          };
    put(Q, content(head.q, u'Q', turned ? tr("turned queries") : tr("queries"), theme().q));
    put(K, content(head.k, u'K', turned ? tr("turned keys") : tr("keys"), theme().k));
    put(V, content(head.v, u'V', tr("values"), theme().v));
}

void FlowView::fillScores()
{
    const core::LayerRule& rule = document().trace()->model->rule(document().selection().layer);
    const Picture::Stages& stages
        = document().picture()->stages(document().locked().layer, document().locked().head);
    // In the same colours, so that it is seen what scaling does.
    const ColourScale scale = divergingScale(document().view().diverging, theme().dark,
        std::max(document().picture()->largest(*stages.raw),
            document().picture()->largest(*stages.masked)));
    put(Raw, { stages.raw, scale, Formula(scoresFormula(rule.score)), tr("scores"), {}, {}, {} });
    const ScoreChanges changes = changesOf(document());
    if (!changes.scaled && !changes.masked())
        return;
    QString title = scoreName({ u"S"_s }, ScoreStage::Masked, changes) + u" = S"_s;
    if (std::holds_alternative<core::SqrtScaling>(rule.scaling))
        title += u"/\\sqrt{d_k}"_s;
    else if (std::holds_alternative<core::WidthScaling>(rule.scaling))
        title += u"/d_k"_s;
    else if (changes.scaled)
        title += u"/c"_s;
    if (changes.byMask)
        title += u" + M"_s;
    if (changes.byDistance)
        title += u" - \\alpha|i - j|"_s;
    put(Scores, { stages.masked, scale, Formula(title), changeWords(changes), {}, {}, {} });
}

// What was done to the scores.
QString FlowView::changeWords(const ScoreChanges& changes)
{
    if (changes.byMask && changes.byDistance)
        return changes.scaled ? tr("scaled, masked, less for distance")
                              : tr("masked, less for distance");
    if (changes.byDistance)
        return changes.scaled ? tr("scaled, less for distance") : tr("less for distance");
    if (changes.byMask)
        return changes.scaled ? tr("scaled and masked") : tr("masked");
    return tr("scaled");
}

void FlowView::fillWeights()
{
    const TracePtr& trace = document().trace();
    const core::LayerRule& rule = trace->model->rule(document().selection().layer);
    const core::HeadTrace& head = headOf(document());
    const bool stochastic = head.emptyRows.empty()
        && (std::holds_alternative<core::Softmax>(rule.normaliser)
            || std::holds_alternative<core::Sparsemax>(rule.normaliser));
    const QString inner = cooledScoreName({ u"S"_s }, changesOf(document()));
    QString formula
        = u"A = \\text{%1}(%2)"_s.arg(label(core::kindOf(rule.normaliser)).toLower(), inner);
    if (std::holds_alternative<core::NoNormaliser>(rule.normaliser))
        formula = u"A = "_s + inner;
    put(Weights,
        { document().picture()->weights(document().locked().layer, document().locked().head),
            sequentialScale(document().view().sequential, theme().dark, 0,
                top(document().picture()->largest(head.weights))),
            Formula(formula), stochastic ? tr("attention: every row sums to 1") : tr("attention"),
            document().queryLabels(), document().keyLabels(),
            theme().head(document().locked().head) });
}

void FlowView::fillOutputs()
{
    const TracePtr& trace = document().trace();
    const core::LayerTrace& layer = lockedLayer(document());
    const core::HeadTrace& head = headOf(document());
    const core::LayerModel& model = modelOf(document());
    const core::Index number = document().locked().head;
    const bool enabled = model.heads[static_cast<std::size_t>(number)].enabled;
    put(Head,
        { MatrixPtr(trace, &head.output), {},
            Formula(u"\\text{%1} = A\\V{V}"_s.arg(tr("head %1").arg(number + 1))),
            enabled ? tr("mixed values") : tr("switched off"), document().queryLabels(), {}, {} });
    const bool many = layer.heads.size() > 1;
    if (many)
        put(Concat,
            { MatrixPtr(trace, &layer.concat), {},
                Formula(u"C = \\text{%1}"_s.arg(tr("all heads"))), {}, {}, {}, {} });
    if (model.wo.empty() && model.bo.empty())
        return; // the output is the concatenation
    const QString bias = model.bo.empty() ? QString() : u" + b_O"_s;
    const QString from = many ? u"C"_s : u"\\text{%1}"_s.arg(tr("head %1").arg(1));
    put(Output,
        { MatrixPtr(trace, &layer.output), {},
            Formula(u"O = %1%2%3"_s.arg(from, model.wo.empty() ? QString() : u" W_O"_s, bias)), {},
            {}, {}, {} });
}

void FlowView::fillThumbnails()
{
    while (std::ssize(panels()) < PartCount + m_heads)
        m_layout->add(addPanel());
    for (std::size_t i = PartCount; i < panels().size(); ++i) {
        const auto head = static_cast<core::Index>(i) - PartCount;
        const bool visible = head < m_heads && !m_enlarged && m_heads > 1;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        if (!visible)
            continue;
        const auto& weights = lockedLayer(document()).heads[static_cast<std::size_t>(head)].weights;
        PanelContent content;
        content.matrix = document().picture()->weights(document().locked().layer, head);
        content.scale = sequentialScale(document().view().sequential, theme().dark, 0,
            top(document().picture()->largest(weights)));
        if (m_heads <= 24) // more are too small for numbers
            content.notes
                = { shortHeadNumber(*document().trace(), document().locked().layer, head) };
        content.chosen = head == document().locked().head;
        if (content.chosen)
            content.frame = theme().head(head);
        panels()[i]->setContent(content);
    }
}

} // namespace ui
