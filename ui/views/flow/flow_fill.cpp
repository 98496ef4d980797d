#include "ui/document/subject.h"
#include "ui/plot/free_layout.h"
#include "ui/view/step_selection.h"
#include "ui/views/flow/flow_view.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"
#include "ui/words/score_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// What the matrices of the flow show.

namespace ui {

namespace {

    // Whether its layer has a parameter of that name.
    bool hasNumbers(const Subject& subject, std::string_view parameter)
    {
        const auto layer = static_cast<std::size_t>(subject.locked().layer);
        return subject.trace()->model->layers.shape(layer, parameter).rows > 0;
    }

    const core::HeadTrace& headOf(const Subject& subject)
    {
        return lockedLayer(subject).heads[static_cast<std::size_t>(subject.locked().head)];
    }

    QStringList numbered(core::Index count)
    {
        QStringList result;
        for (core::Index i = 1; i <= count; ++i)
            result.append(QString::number(i));
        return result;
    }

    ScoreChanges changesOf(const Subject& subject)
    {
        return scoreChanges(*subject.trace(), subject.locked().layer, subject.locked().head);
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
        content.scale = divergingScale(subject().view().diverging, theme().dark,
            subject().picture()->largest(*content.matrix));
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
    content.rows = keys ? subject().keyLabels() : subject().queryLabels();
    content.columns = square ? subject().keyLabels() : numbered(content.matrix->cols());
}

void FlowView::fillInputs()
{
    const core::Inputs& inputs = subject().trace()->model->inputs;
    const core::AttentionTrace& layer = lockedLayer(subject());
    const bool first = subject().locked().layer == 0;
    const bool added = first && inputs.queryPositions != nullptr;
    const QString words = added ? tr("embedding + position") : tr("input");
    const bool cross = layer.keys != layer.queries;
    put(X, { layer.queries, {}, Formula(u"X"_s), words, subject().queryLabels(), {}, {} });
    if (cross)
        put(Y,
            { layer.keys, {}, Formula(u"Y"_s), tr("keys' input"), subject().keyLabels(), {}, {} });
    if (layer.values != layer.keys)
        put(Z,
            { layer.values, {}, Formula(u"Z"_s), tr("values' input"), subject().keyLabels(), {},
                {} });
}

void FlowView::fillProjections()
{
    const TracePtr& trace = subject().trace();
    const core::HeadTrace& head = headOf(subject());
    const ProjectionNames names { *trace, subject().locked().layer, subject().locked().head };
    const bool turned = names.turns(u'Q');
    const auto content
        = [&](const core::Matrix& m, char16_t role, const QString& words, const QColor& frame) {
              return PanelContent { MatrixPtr(trace, &m), {}, Formula(names.whole(role)), words, {},
                  {}, frame };
          };
    put(Q, content(head.q, u'Q', turned ? tr("rotated queries") : tr("queries"), theme().q));
    put(K, content(head.k, u'K', turned ? tr("rotated keys") : tr("keys"), theme().k));
    put(V, content(head.v, u'V', tr("values"), theme().v));
}

void FlowView::fillScores()
{
    const core::LayerRule& rule = subject().trace()->attention(subject().selection().layer).rule;
    const Picture::Stages& stages
        = subject().picture()->stages(subject().locked().layer, subject().locked().head);
    // In the same colours, so that it is seen what scaling does.
    const ColourScale scale = divergingScale(subject().view().diverging, theme().dark,
        std::max(subject().picture()->largest(*stages.raw),
            subject().picture()->largest(*stages.masked)));
    put(Raw, { stages.raw, scale, Formula(scoresSource(rule.score)), tr("scores"), {}, {}, {} });
    const ScoreChanges changes = changesOf(subject());
    if (!changes.scaled && !changes.capped && !changes.masked())
        return;
    QString title = u"S"_s;
    if (std::holds_alternative<core::SqrtScaling>(rule.scaling))
        title += u"/\\sqrt{d_k}"_s;
    else if (std::holds_alternative<core::WidthScaling>(rule.scaling))
        title += u"/d_k"_s;
    else if (changes.scaled)
        title += u"/c"_s;
    if (changes.capped)
        title = u"%1 \\tanh(%2/%1)"_s.arg(settingText(static_cast<double>(rule.softcap)), title);
    title.prepend(scoreName({ u"S"_s }, ScoreStage::Masked, changes) + u" = "_s);
    if (changes.byMask)
        title += u" + M"_s;
    if (changes.byDistance)
        title += u" - \\alpha|i - j|"_s;
    put(Scores, { stages.masked, scale, Formula(title), changeWords(changes), {}, {}, {} });
}

// What was done to the scores.
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
    const TracePtr& trace = subject().trace();
    const core::LayerRule& rule = trace->attention(subject().selection().layer).rule;
    const core::HeadTrace& head = headOf(subject());
    const bool stochastic = head.emptyRows.empty()
        && (std::holds_alternative<core::Softmax>(rule.normaliser)
            || std::holds_alternative<core::Sparsemax>(rule.normaliser));
    const QString inner = cooledScoreName({ u"S"_s }, changesOf(subject()));
    QString formula
        = u"A = \\text{%1}(%2)"_s.arg(label(core::kindOf(rule.normaliser)).toLower(), inner);
    if (std::holds_alternative<core::NoNormaliser>(rule.normaliser))
        formula = u"A = "_s + inner;
    put(Weights,
        { subject().picture()->weights(subject().locked().layer, subject().locked().head),
            sequentialScale(subject().view().sequential, theme().dark, 0,
                top(subject().picture()->largest(head.weights))),
            Formula(formula), stochastic ? tr("attention: every row sums to 1") : tr("attention"),
            subject().queryLabels(), subject().keyLabels(),
            theme().head(subject().locked().head) });
}

void FlowView::fillOutputs()
{
    const TracePtr& trace = subject().trace();
    const core::AttentionTrace& layer = lockedLayer(subject());
    const core::HeadTrace& head = headOf(subject());
    const bool projects = hasNumbers(subject(), "w_o");
    const bool biased = hasNumbers(subject(), "b_o");
    const core::Index number = subject().locked().head;
    put(Head,
        { MatrixPtr(trace, &head.output), {},
            Formula(u"\\text{%1} = A\\V{V}"_s.arg(tr("head %1").arg(number + 1))),
            head.enabled ? tr("weighted sum") : tr("ablated"), subject().queryLabels(), {}, {} });
    const bool many = layer.heads.size() > 1;
    if (many)
        put(Concat,
            { MatrixPtr(trace, &layer.concat), {},
                Formula(u"C = \\text{%1}"_s.arg(tr("all heads"))), {}, {}, {}, {} });
    if (!projects && !biased)
        return; // the output is the concatenation
    const QString bias = biased ? u" + b_O"_s : QString();
    const QString from = many ? u"C"_s : u"\\text{%1}"_s.arg(tr("head %1").arg(1));
    put(Output,
        { MatrixPtr(trace, &layer.output), {},
            Formula(u"O = %1%2%3"_s.arg(from, projects ? u" W_O"_s : QString(), bias)), {}, {}, {},
            {} });
}

void FlowView::fillThumbnails()
{
    m_headNumbers.clear();
    for (core::Index head = 0; head < m_heads; ++head)
        m_headNumbers.append(shortHeadNumber(*subject().trace(), subject().locked().layer, head));
    while (std::ssize(panels()) < PartCount + m_heads)
        m_layout->add(addPanel());
    for (std::size_t i = PartCount; i < panels().size(); ++i) {
        const auto head = static_cast<core::Index>(i) - PartCount;
        const bool visible = head < m_heads && !m_enlarged && m_heads > 1;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        if (!visible)
            continue;
        const auto& weights = lockedLayer(subject()).heads[static_cast<std::size_t>(head)].weights;
        PanelContent content;
        content.matrix = subject().picture()->weights(subject().locked().layer, head);
        content.scale = sequentialScale(subject().view().sequential, theme().dark, 0,
            top(subject().picture()->largest(weights)));
        content.chosen = head == subject().locked().head;
        if (content.chosen)
            content.frame = theme().head(head);
        panels()[i]->setContent(content);
    }
}

} // namespace ui
