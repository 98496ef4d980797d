#include "ui/views/atlas/atlas_side.h"

#include "core/analysis/statistics.h"
#include "ui/document/view_model.h"
#include "ui/drawing/colour_map.h"
#include "ui/view/step_selection.h"
#include "ui/words/head_name.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct AtlasWords {
        Q_DECLARE_TR_FUNCTIONS(ui::AtlasView)
    };

    constexpr int longestName = 12; // characters of a token
    constexpr qreal legendLetters = 0.85; // in em
    constexpr qreal lineOfHeading = 1.2; // heights of letters

    // The key with the chosen head's largest weight.
    core::Index favourite(const ViewModel& viewModel, core::Index query)
    {
        const auto head = static_cast<std::size_t>(viewModel.selection().head);
        const auto row = lockedLayer(viewModel).heads[head].weights.row(query);
        return std::ranges::max_element(row) - row.begin();
    }

} // namespace

AtlasSide::AtlasSide(
    const ViewModel& viewModel, const Theme& theme, const QRectF& box, Medium medium)
    : m_viewModel(viewModel)
    , m_theme(theme)
    , m_box(box)
    , m_medium(medium)
{
    ask();
    placeLegend();
    placeRanking(m_box.top() + headingHeight());
}

// Without a chosen key, uses the key with the chosen head's largest weight.
void AtlasSide::ask()
{
    const Selection& s = m_viewModel.selection();
    if (!s.query) {
        if (m_medium == Medium::Screen)
            m_remark = AtlasWords::tr("Choose a query token: click one above.");
        return;
    }
    const core::AttentionTrace& layer = lockedLayer(m_viewModel);
    const core::Index key = s.key.value_or(favourite(m_viewModel, *s.query));
    m_question = u"%1 → %2"_s.arg(commaWritten(tokenName(*layer.queryTokens, *s.query, longestName),
                                      m_viewModel.predicted(), *s.query),
        tokenName(*layer.keyTokens, key, longestName));
    const QString strongest = m_medium == Medium::Screen
        ? AtlasWords::tr("strongest key of head %1; Shift+click chooses another")
        : AtlasWords::tr("strongest key of head %1");
    m_remark = s.key ? AtlasWords::tr("all heads, ranked by this weight")
                     : strongest.arg(plainHeadNumber(*m_viewModel.trace(), s.layer, s.head));
    m_ranking = core::attendersOf(*m_viewModel.trace(), s.layer, *s.query, key);
}

QRectF AtlasSide::remarkBox() const
{
    const qreal above = lineOfHeading * m_theme.em() * (m_question.isEmpty() ? 1 : 2);
    const QRectF room = m_box.adjusted(0, above, 0, 0);
    return QFontMetricsF(m_theme.sized(0.8)).boundingRect(room, Qt::TextWordWrap, m_remark);
}

qreal AtlasSide::headingHeight() const
{
    return remarkBox().bottom() - m_box.top() + (isLow() ? 0.25 : 0.5) * m_theme.em();
}

// True if the legend leaves the ranking little room: lines are then closer.
bool AtlasSide::isLow() const
{
    constexpr qreal spacious = 26; // heights of letters
    return m_box.height() < spacious * m_theme.em();
}

// Whether the names of all patterns present are whole in rows of this width.
bool AtlasSide::namesFit(qreal width) const
{
    const QFontMetricsF metrics(m_theme.sized(legendLetters));
    const qreal besides = 1.6 * m_theme.em() + metrics.horizontalAdvance(u"88"_s); // swatch, number
    return std::ranges::all_of(m_swatches, [&](const Swatch& each) {
        return metrics.horizontalAdvance(patternName(*m_viewModel.trace()->model, each.pattern))
            <= width - besides;
    });
}

// Places the legend at the bottom: one row for each pattern present, two in a row where it is low
// and their names are whole so.
void AtlasSide::placeLegend()
{
    const core::Trace& trace = *m_viewModel.trace();
    for (const std::string_view id : core::patternIds) {
        Swatch swatch { id, 0, {} };
        for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer)
            swatch.heads += static_cast<int>(std::ranges::count(
                m_viewModel.derived()->statistics(layer), id, &core::HeadStatistics::pattern));
        if (swatch.heads > 0)
            m_swatches.push_back(swatch);
    }
    constexpr std::size_t mostInOneColumn = 6;
    const qreal line = (isLow() ? 1.05 : 1.25) * m_theme.em();
    const bool pairs = isLow() && m_swatches.size() > mostInOneColumn
        && (namesFit((m_box.width() - m_theme.em()) / 2)
            || line * qreal(m_swatches.size()) > m_box.height() / 2);
    const std::size_t columns = pairs ? 2 : 1;
    const std::size_t down = (m_swatches.size() + columns - 1) / columns;
    const qreal gap = pairs ? m_theme.em() : 0;
    const qreal width = (m_box.width() - gap) / qreal(columns);
    for (std::size_t i = 0; i < m_swatches.size(); ++i) {
        const std::size_t column = i / down;
        m_swatches[i].box = QRectF(m_box.left() + qreal(column) * (width + gap),
            m_box.bottom() - line * qreal(down - i % down), width, line);
    }
}

void AtlasSide::placeRanking(qreal top)
{
    const qreal line = (isLow() ? 1.1 : 1.35) * m_theme.em();
    const qreal above = (isLow() ? 1.4 : 2) * m_theme.em(); // room of the legend's heading
    const qreal end = m_swatches.empty() ? m_box.bottom() : m_swatches.front().box.top() - above;
    for (const core::HeadWeight& each : m_ranking) {
        if (top + line > end)
            break;
        m_rows.push_back({ each, QRectF(m_box.left(), top, m_box.width(), line) });
        top += line;
    }
}

void AtlasSide::paint(QPainter& painter) const
{
    if (!m_remark.isEmpty()) // on paper without a query there is nothing to rank
        paintHeading(painter);
    paintRanking(painter);
    paintLegend(painter);
}

void AtlasSide::paintHeading(QPainter& painter) const
{
    const qreal line = lineOfHeading * m_theme.em();
    QRectF row(m_box.topLeft(), QSizeF(m_box.width(), line));
    const auto write = [&](const QFont& font, const QColor& colour, const QString& text) {
        painter.setFont(font);
        painter.setPen(colour);
        const QFontMetricsF metrics(font);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(text, Qt::ElideRight, row.width()));
        row.translate(0, line);
    };
    write(m_theme.sized(1, true), m_theme.text, AtlasWords::tr("Attending heads"));
    if (!m_question.isEmpty())
        write(m_theme.sized(1, true), m_theme.query, m_question);
    painter.setFont(m_theme.sized(0.8));
    painter.setPen(m_theme.muted);
    painter.drawText(remarkBox(), Qt::TextWordWrap, m_remark);
}

void AtlasSide::paintRanking(QPainter& painter) const
{
    const QFont font = m_theme.sized(0.9);
    const QFontMetricsF metrics(font);
    const qreal name = metrics.horizontalAdvance(u"C12.88 "_s);
    const qreal number = metrics.horizontalAdvance(u" 0.00"_s);
    const qreal bar = std::max(0.0, m_box.width() - name - number);
    const qreal most = m_ranking.empty() ? 1 : std::max(1e-6, qreal(m_ranking.front().weight));
    painter.setFont(font);
    for (const Row& each : m_rows) {
        const bool chosen = each.weight.layer == m_viewModel.locked().layer
            && each.weight.head == m_viewModel.locked().head;
        painter.setPen(chosen ? m_theme.query : m_theme.text);
        painter.drawText(each.box, Qt::AlignLeft | Qt::AlignVCenter,
            plainHeadNumber(*m_viewModel.trace(), each.weight.layer, each.weight.head));
        painter.drawText(each.box, Qt::AlignRight | Qt::AlignVCenter,
            QString::number(qreal(each.weight.weight), 'f', 2));
        QRectF box(each.box.left() + name, each.box.top() + 0.2 * each.box.height(),
            bar * std::max(0.0, qreal(each.weight.weight)) / most, 0.6 * each.box.height());
        painter.fillRect(box, chosen ? m_theme.query : m_theme.accent);
    }
}

void AtlasSide::paintLegend(QPainter& painter) const
{
    if (m_swatches.empty())
        return;
    painter.setFont(m_theme.sized(legendLetters));
    const std::string& only = m_viewModel.view().pattern;
    for (const Swatch& each : m_swatches) {
        const qreal side = 0.6 * each.box.height();
        const bool lit = only.empty() || only == each.pattern;
        painter.setOpacity(lit ? 1 : 0.35);
        painter.fillRect(QRectF(each.box.left(), each.box.center().y() - side / 2, side, side),
            patternColour(each.pattern, m_theme.muted, m_theme.line));
        painter.setPen(m_theme.text);
        const QString number = QString::number(each.heads);
        const QFontMetricsF metrics(painter.font());
        const QRectF name
            = each.box.adjusted(1.6 * side, 0, -metrics.horizontalAdvance(number + u' '), 0);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(patternName(*m_viewModel.trace()->model, each.pattern),
                Qt::ElideRight, name.width()));
        painter.drawText(each.box, Qt::AlignRight | Qt::AlignVCenter, number);
    }
    painter.setOpacity(1);
    painter.setPen(m_theme.muted);
    painter.setFont(m_theme.sized(0.8));
    QRectF above = m_swatches.front().box.translated(0, -m_swatches.front().box.height());
    above.setWidth(m_box.width());
    const QString whole = AtlasWords::tr("Head patterns; click one to show only its heads");
    const bool fits = m_medium == Medium::Screen
        && QFontMetricsF(painter.font()).horizontalAdvance(whole) <= above.width();
    painter.drawText(
        above, Qt::AlignLeft | Qt::AlignVCenter, fits ? whole : AtlasWords::tr("Head patterns"));
}

std::optional<HeadPosition> AtlasSide::headAt(QPointF point) const
{
    const auto found
        = std::ranges::find_if(m_rows, [&](const Row& row) { return row.box.contains(point); });
    return found != m_rows.end()
        ? std::optional(HeadPosition { found->weight.layer, found->weight.head })
        : std::nullopt;
}

std::optional<std::string_view> AtlasSide::patternAt(QPointF point) const
{
    const auto found = std::ranges::find_if(
        m_swatches, [&](const Swatch& each) { return each.box.contains(point); });
    return found != m_swatches.end() ? std::optional(found->pattern) : std::nullopt;
}

QRectF AtlasSide::swatchRect(std::string_view pattern) const
{
    const auto found = std::ranges::find(m_swatches, pattern, &Swatch::pattern);
    return found != m_swatches.end() ? found->box : QRectF();
}

} // namespace ui
