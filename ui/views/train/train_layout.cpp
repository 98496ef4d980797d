#include "ui/views/train/train_view.h"

#include "core/training/evaluation.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/views/train/network_table.h"
#include "ui/views/train/output_note.h"
#include "ui/views/train/training_curves.h"
#include "ui/words/head_name.h"
#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

#include <algorithm>

// Layout of Train, and its parts next to the attention.

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

} // namespace

TrainingShown TrainView::trainingShown() const
{
    const training::TrainingSpec& spec = network()->spec;
    const auto examples
        = training::evalSet(network()->task, { .level = spec.level, .seed = spec.seed });
    return { .network = network(),
        .checkpoint = shownStep(),
        .longest = static_cast<long>(examples.back().source.size()),
        .lowerPlot = viewModel().view().trainPlot,
        .bestWithoutContext = training::accuracyWithoutContext(network()->task, examples),
        .heldOut = heldOutIn(examples) };
}

void TrainView::fillTable()
{
    std::vector<NetworkTable::Row> rows;
    const auto& group = network()->group;
    for (const training::ComparedNetwork& each : group) {
        NetworkTable::Row row { .name = networkName(each.spec.network.architecture),
            .colour = TrainingCurves::colourOf(theme(), rows.size()),
            .parameters = groupedText(each.parameters),
            .shown = each.folder == network()->folder };
        // Up to the shown checkpoint.
        const auto after
            = std::ranges::upper_bound(each.history, shownStep(), {}, &training::Report::step);
        if (after != each.history.begin()) {
            const training::Report& report = *(after - 1);
            row.accuracy = percentText(TrainingCurves::accuracyOf(report, network()->task));
            row.time = tr("%1 s").arg(fixedText(report.seconds, 1));
        }
        rows.push_back(row);
    }
    m_table->setRows(std::move(rows));
}

// Curves above, attention below; next to it, with enough room, the table and the lower plot.
void TrainView::arrange(QRect area)
{
    const bool alone = viewModel().networkWithoutAttention() != nullptr;
    if (area.isEmpty() || network() == nullptr || (!alone && !m_panel->content().matrix))
        return;
    const int em = qRound(theme().em());
    const bool low = area.height() < 24 * em;
    const int above = std::clamp(area.height() * 2 / 5, 6 * em, 16 * em);
    const int half = area.width() / 2;
    const QRect top(area.left(), area.top() + em / 2, area.width(), above);
    QRect below = area.adjusted(em, above + em, -em, -em / 2);
    m_curves->loss().setVisible(!low || isCurve());
    m_curves->accuracy().setVisible(!low || !isCurve());
    if (low) { // only the accuracy, or a curve's error, next to the attention
        LinePlot& only = isCurve() ? m_curves->loss() : m_curves->accuracy();
        only.place({ top.left(), top.top(), half, area.height() - em });
        below = area.adjusted(half + em, em / 2, -em, -em / 2);
    } else {
        m_curves->loss().place({ top.left(), top.top(), half, above });
        m_curves->accuracy().place({ top.left() + half, top.top(), area.width() - half, above });
    }
    const bool beside = !low && below.width() > 42 * em;
    m_table->setVisible(beside);
    const std::size_t networks = network()->group.size();
    m_curves->hideNames(beside && networks > 1 ? networks : 0); // the table lists them
    const QRect side = beside ? arrangeSide(below) : QRect();
    m_curves->lowerPlot().setVisible(side.isValid());
    placeOutput(beside ? below.adjusted(0, 0, -sideWidth(below) - 2 * em, 0) : below);
}

int TrainView::sideWidth(QRect below) const
{
    const int em = qRound(theme().em());
    return std::clamp(below.width() * 2 / 5, 24 * em, 44 * em);
}

// Places the table and, with enough room, a plot below it; returns their area.
QRect TrainView::arrangeSide(QRect below)
{
    const int em = qRound(theme().em());
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

// Adds each token's label to the token's name.
void TrainView::nameOutput(PanelContent& content, const std::string& answer)
{
    const QString said = QString::fromStdString(answer);
    const QString asked = QString::fromStdString(sentence());
    const std::string right = target();
    const QString changed = modified() ? tr(" (modified)") : QString();
    const QString mark = !right.empty() && right == answer ? u" ✓"_s : QString();
    m_correction = right.empty() || right == answer
        ? QString()
        : tr("target: %1").arg(QString::fromStdString(right));
    const QString whole = m_correction.isEmpty()
        ? mark + changed
        : tr(" (target: %1)").arg(QString::fromStdString(right)) + changed;
    const QStringList labels = said.split(u' ');
    if (network()->task.output != training::OutputKind::Labels
        || labels.size() != content.rows.size()) {
        m_names = { u"%1 → %2"_s.arg(asked, said + whole), said + whole, said + mark + changed };
        return;
    }
    for (qsizetype i = 0; i < labels.size(); ++i)
        content.rows[i] = tr("%1: %2", "a token and its label").arg(content.rows[i], labels[i]);
    m_names = { asked + whole, asked + mark + changed };
}

// Places the heat map below as much of the output as fits.
void TrainView::placeOutput(QRect area)
{
    m_note->setOuterRect(area);
    if (viewModel().networkWithoutAttention() != nullptr)
        return;
    PanelContent content = m_panel->content();
    const QFontMetricsF metrics(theme().sized(1, true));
    const QFontMetricsF small(PanelLabels::font(theme()));
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
QString TrainView::colourRange() const
{
    constexpr float far = 0.5F;
    const PanelContent& content = m_panel->content();
    return !content.matrix || content.scale.high >= far
        ? QString()
        : rangeText(largestMagnitude(*content.matrix), content.scale);
}

// The caption names the head if there are several, and only the head where room is short.
QString TrainView::attentionWords(qreal room) const
{
    const core::Trace& trace = *viewModel().trace();
    const Selection s = shownHead();
    const core::AttentionTrace& seen = trace.attention(s.layer);
    const bool ofAnswer = seen.path.starts_with("cross/") || seen.path.starts_with("decoder/");
    const QString meaning = isCurve() ? tr("which points each output attends to")
        : ofAnswer                    ? tr("what each output token attends to")
                                      : tr("what each token of the text attends to");
    const QFontMetricsF metrics(PanelLabels::font(theme()));
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
