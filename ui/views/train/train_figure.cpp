#include "ui/views/train/train_figure.h"

#include "core/analysis/predictions.h"
#include "core/input/imported_attention.h"
#include "core/training/evaluation.h"
#include "ui/document/training_session.h"
#include "ui/document/view_model.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/session/view_state.h"
#include "ui/view/plot_view.h"
#include "ui/views/train/network_table.h"
#include "ui/views/train/output_note.h"
#include "ui/views/train/train_session.h"
#include "ui/views/train/training_curves.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace training = core::training;

namespace {

    // Validation texts; for curves, points.
    int heldOutIn(std::span<const training::Example> examples)
    {
        std::size_t count = 0;
        for (const training::Example& each : examples)
            count += each.curve ? each.curve->queries.x.size() : 1;
        return static_cast<int>(count);
    }

    // Wraps text to lines of width `room`, the last one elided.
    QStringList linesOf(const QString& text, const QFontMetricsF& metrics, qreal room)
    {
        constexpr qsizetype most = 3;
        QStringList lines;
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
            if (!lines.isEmpty()
                && (lines.size() == most || metrics.horizontalAdvance(longer) <= room))
                lines.last() = longer;
            else
                lines.append(word);
        }
        for (QString& line : lines)
            line = metrics.elidedText(line, Qt::ElideRight, room);
        return lines;
    }

    QStringList splitWords(const std::string& text)
    {
        return QString::fromStdString(text).split(u' ', Qt::SkipEmptyParts);
    }

} // namespace

TrainFigure::TrainFigure(const PlotView& view, const std::function<MatrixPanel*()>& addPanel,
    const ViewModel& viewModel, const TrainSession& session)
    : m_view(view)
    , m_viewModel(viewModel)
    , m_session(session)
    , m_layout(new FreeLayout)
{
    QCustomPlot* const plot = view.plot();
    plot->plotLayout()->addElement(0, 0, m_layout);
    plot->plotLayout()->setAutoMargins(QCP::msNone);
    plot->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_curves = std::make_unique<TrainingCurves>(plot, m_layout);
    m_table = new NetworkTable(plot);
    m_layout->add(m_table);
    m_panel = addPanel();
    m_layout->add(m_panel);
    m_note = new OutputNote(plot);
    m_layout->add(m_note);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
}

TrainFigure::~TrainFigure() = default;

void TrainFigure::setTheme(const Theme& theme)
{
    m_curves->setTheme(theme);
    m_table->setTheme(theme);
    m_note->setTheme(theme);
}

void TrainFigure::fill()
{
    m_curves->show(trainingShown());
    fillTable();
    if (!m_session.attends())
        fillOutput(m_viewModel.networkWithoutAttention()->output);
    else
        fillMap();
    arrange(m_layout->rect());
}

TrainingShown TrainFigure::trainingShown() const
{
    const training::TrainingSpec& spec = m_session.network()->spec;
    const auto examples
        = training::evalSet(m_session.network()->task, { .level = spec.level, .seed = spec.seed });
    return { .network = m_session.network(),
        .checkpoint = m_session.shownStep(),
        .longest = static_cast<long>(examples.back().source.size()),
        .lowerPlot = m_viewModel.view().trainPlot,
        .bestWithoutContext = training::accuracyWithoutContext(m_session.network()->task, examples),
        .heldOut = heldOutIn(examples) };
}

void TrainFigure::fillTable()
{
    std::vector<NetworkTable::Row> rows;
    const auto& group = m_session.network()->group;
    for (const training::ComparedNetwork& each : group) {
        NetworkTable::Row row { .name = networkName(each.spec.network.architecture),
            .colour = TrainingCurves::colourOf(m_view.theme(), rows.size()),
            .parameters = groupedText(each.parameters),
            .shown = each.folder == m_session.network()->folder };
        // Up to the shown checkpoint.
        const auto after = std::ranges::upper_bound(
            each.history, m_session.shownStep(), {}, &training::Report::step);
        if (after != each.history.begin()) {
            const training::Report& report = *(after - 1);
            row.accuracy
                = percentText(TrainingCurves::accuracyOf(report, m_session.network()->task));
            row.time = tr("%1 s").arg(fixedText(report.seconds, 1));
        }
        rows.push_back(row);
    }
    m_table->setRows(std::move(rows));
}

void TrainFigure::fillMap()
{
    fillOutput({});
    const Selection s = shownHead();
    const core::AttentionTrace& seen = m_viewModel.trace()->attention(s.layer);
    PanelContent content;
    content.matrix = m_viewModel.derived()->weights(s.layer, s.head);
    content.scale = weightColours(m_viewModel.view(), m_view.theme().dark,
        m_viewModel.derived()->largest(*content.matrix), content.matrix->cols());
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameOutput(content, core::trainedOutput(*m_viewModel.trace()));
    m_panel->setContent(content);
}

void TrainFigure::fillOutput(const std::string& answer)
{
    const bool alone = !m_session.attends();
    m_panel->setVisible(!alone);
    m_panel->map()->setVisible(!alone);
    m_note->setVisible(alone);
    if (!alone)
        return;
    const training::Task& task = m_session.network()->task;
    const training::ValidationExample& validation = m_viewModel.networkWithoutAttention()->example;
    OutputNote::Content content;
    content.remark = tr("This network has no attention to show: Train shows how well it does "
                        "without, while the other views still show the model in Settings.");
    const std::vector<std::string> tokens = training::splitTokens(validation.text, task.characters);
    const QStringList answers = splitWords(answer);
    const QStringList right = splitWords(validation.target);
    if (task.output == training::OutputKind::Labels && answers.size() == std::ssize(tokens))
        for (qsizetype i = 0; i < answers.size(); ++i)
            content.parts.push_back({ safeLabel(tokens[static_cast<std::size_t>(i)]),
                safeLabel(answers[i].toStdString()),
                right.size() == answers.size() ? safeLabel(right[i].toStdString()) : QString() });
    else
        content.parts.push_back(
            { safeLabel(validation.text), safeLabel(answer), safeLabel(validation.target) });
    m_note->setContent(std::move(content));
}

// For an encoder-decoder network, the first head of cross-attention, unless the locked head is one.
Selection TrainFigure::shownHead() const
{
    const auto aligns
        = [](const core::AttentionTrace& each) { return each.path.starts_with("cross/"); };
    const auto& all = m_viewModel.trace()->attentions;
    const auto first = std::ranges::find_if(all, aligns);
    Selection s = m_viewModel.locked();
    if (first == all.end() || aligns(m_viewModel.trace()->attention(s.layer)))
        return s;
    s = {};
    s.layer = first - all.begin();
    return s;
}

bool TrainFigure::showLive(const LiveOutput& answer)
{
    if (!m_session.attends()) {
        fillOutput(answer.output.output);
        return true;
    }
    const Selection s = shownHead();
    const auto& attention = answer.output.attention;
    if (m_viewModel.locked().query || m_viewModel.selection().query || attention == nullptr
        || m_view.modified() || s.layer >= std::ssize(attention->attentions()))
        return false;
    const core::ImportedLayer& seen = attention->attentions()[static_cast<std::size_t>(s.layer)];
    PanelContent content = m_panel->content();
    content.matrix = attention->kept(s.layer, s.head, "weights");
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameOutput(content, answer.output.output);
    m_panel->setContent(content);
    arrange(m_layout->rect());
    return true;
}

// Adds each token's label to the token's name.
void TrainFigure::nameOutput(PanelContent& content, const std::string& answer)
{
    const QString said = QString::fromStdString(answer);
    const QString asked = QString::fromStdString(m_session.inputText());
    const std::string right = m_session.target();
    const QString changed = m_view.modified() ? tr(" (modified)") : QString();
    const QString mark = !right.empty() && right == answer ? u" ✓"_s : QString();
    m_correction = right.empty() || right == answer
        ? QString()
        : tr("target: %1").arg(QString::fromStdString(right));
    const QString whole = m_correction.isEmpty()
        ? mark + changed
        : tr(" (target: %1)").arg(QString::fromStdString(right)) + changed;
    const QStringList labels = said.split(u' ');
    if (m_session.network()->task.output != training::OutputKind::Labels
        || labels.size() != content.rows.size()) {
        m_names = { u"%1 → %2"_s.arg(asked, said + whole), said + whole, said + mark + changed };
        return;
    }
    for (qsizetype i = 0; i < labels.size(); ++i)
        content.rows[i] = tr("%1: %2", "a token and its label").arg(content.rows[i], labels[i]);
    m_names = { asked + whole, asked + mark + changed };
}

// Curves above, attention below; next to it, with enough room, the table and the lower plot.
void TrainFigure::arrange(QRect area)
{
    const bool alone = !m_session.attends();
    if (area.isEmpty() || m_session.network() == nullptr || (!alone && !m_panel->content().matrix))
        return;
    const int em = qRound(m_view.theme().em());
    const bool low = area.height() < 24 * em;
    const int above = std::clamp(area.height() * 2 / 5, 6 * em, 16 * em);
    const int half = area.width() / 2;
    const QRect top(area.left(), area.top() + em / 2, area.width(), above);
    QRect below = area.adjusted(em, above + em, -em, -em / 2);
    m_curves->loss().setVisible(!low || m_session.isCurve());
    m_curves->accuracy().setVisible(!low || !m_session.isCurve());
    if (low) { // only the accuracy, or a curve's error, next to the attention
        LinePlot& only = m_session.isCurve() ? m_curves->loss() : m_curves->accuracy();
        only.place({ top.left(), top.top(), half, area.height() - em });
        below = area.adjusted(half + em, em / 2, -em, -em / 2);
    } else {
        m_curves->loss().place({ top.left(), top.top(), half, above });
        m_curves->accuracy().place({ top.left() + half, top.top(), area.width() - half, above });
    }
    const bool beside = !low && below.width() > 42 * em;
    m_table->setVisible(beside);
    const std::size_t networks = m_session.network()->group.size();
    m_curves->hideNames(beside && networks > 1 ? networks : 0); // the table lists them
    const QRect side = beside ? arrangeSide(below) : QRect();
    m_curves->lowerPlot().setVisible(side.isValid());
    placeOutput(beside ? below.adjusted(0, 0, -sideWidth(below) - 2 * em, 0) : below);
}

// Places the table and, with enough room, a plot below it; returns their area.
QRect TrainFigure::arrangeSide(QRect below)
{
    const int em = qRound(m_view.theme().em());
    const int width = sideWidth(below);
    const int table = m_table->heightWanted();
    const int left = below.right() - width;
    m_table->setOuterRect({ left, below.top(), width, table });
    const int room = below.height() - table - em;
    if (room <= 8 * em || m_curves->lowerPlot().empty())
        return {};
    const QRect plot(
        left - 2 * em, below.top() + table + em, width + 2 * em, std::min(room, 16 * em));
    m_curves->lowerPlot().place(plot);
    return plot;
}

int TrainFigure::sideWidth(QRect below) const
{
    const int em = qRound(m_view.theme().em());
    return std::clamp(below.width() * 2 / 5, 24 * em, 44 * em);
}

// Places the heat map below as much of the output as fits.
void TrainFigure::placeOutput(QRect area)
{
    m_note->setOuterRect(area);
    if (!m_session.attends())
        return;
    PanelContent content = m_panel->content();
    const QFontMetricsF metrics(m_view.theme().sized(1, true));
    const QFontMetricsF small(PanelLabels::font(m_view.theme()));
    const auto fits = std::ranges::find_if(m_names,
        [&](const QString& name) { return metrics.horizontalAdvance(name) <= area.width(); });
    const bool whole = fits != m_names.end() && std::next(fits) != m_names.end();
    content.name = metrics.elidedText(
        fits != m_names.end() ? *fits : m_names.last(), Qt::ElideRight, area.width());
    const bool low = area.height() < 14 * small.height();
    content.notes = whole || low ? QStringList() : linesOf(m_correction, small, area.width());
    content.longestLabel = std::clamp(area.width() / (3 * small.height()), 7.0, 14.0);
    content.subtitle = attentionWords(area.width());
    if (content.name != m_panel->content().name || content.subtitle != m_panel->content().subtitle)
        m_panel->setContent(content);
    ui::place(*m_panel, cellArea(*m_panel, area, true));
}

// What the darkest cell is worth, where that is far from 1: there is no colour bar.
QString TrainFigure::colourRange() const
{
    constexpr float far = 0.5F;
    const PanelContent& content = m_panel->content();
    return !content.matrix || content.scale.high >= far
        ? QString()
        : rangeText(largestMagnitude(*content.matrix), content.scale);
}

// The caption names the head if there are several, and only the head where room is short.
QString TrainFigure::attentionWords(qreal room) const
{
    const core::Trace& trace = *m_viewModel.trace();
    const Selection s = shownHead();
    const core::AttentionTrace& seen = trace.attention(s.layer);
    const bool ofAnswer = seen.path.starts_with("cross/") || seen.path.starts_with("decoder/");
    const QString meaning = m_session.isCurve() ? tr("which points each output attends to")
        : ofAnswer                              ? tr("what each output token attends to")
                                                : tr("what each token of the text attends to");
    const QFontMetricsF metrics(PanelLabels::font(m_view.theme()));
    if (trace.attentions.size() == 1 && seen.heads.size() == 1) {
        const QString range = colourRange();
        const QString both = range.isEmpty() ? meaning : meaning + u" · "_s + range;
        return metrics.elidedText(
            metrics.horizontalAdvance(both) <= room ? both : meaning, Qt::ElideRight, room);
    }
    const QString head = headNumber(trace, s.layer, s.head);
    const QString both = tr("head %1: %2", "and what it shows").arg(head, meaning);
    return metrics.horizontalAdvance(both) <= room ? both : tr("head %1").arg(head);
}

} // namespace ui
