#include "ui/window/status_line.h"

#include "core/head_at.h"
#include "ui/document/document.h"
#include "ui/drawing/theme.h"
#include "ui/words/head_name.h"
#include "ui/words/token_name.h"

#include <QEvent>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestToken = 16; // characters of a token
    constexpr int sizeGrip = 24; // pixels

    // "query it (8) → key animal (2): 0.770, rank 1 of 11"
    QString selectionText(const core::Trace& trace, const Selection& s)
    {
        const core::AttentionTrace& attention = trace.attention(s.layer);
        if (!s.query)
            return {};
        const QString head = headNumber(trace, s.layer, s.head);
        const QString query
            = commaWritten(placedName(*attention.queryTokens, *s.query, longestToken),
                attention.predicted, *s.query);
        if (!s.key)
            return StatusLine::tr("head %1 · query %2").arg(head, query);
        const core::HeadAt at = core::headAt(trace, s.layer, s.head);
        const auto row = at.weights().row(*s.query);
        const float weight = row[static_cast<std::size_t>(*s.key)];
        const auto above = std::ranges::count_if(row, [&](float other) { return other > weight; });
        return StatusLine::tr("head %1 · query %2 → key %3: %4, rank %5 of %6")
            .arg(head, query, placedName(*attention.keyTokens, *s.key, longestToken))
            .arg(double(weight), 0, 'f', 3)
            .arg(above + 1)
            .arg(std::ssize(row));
    }

    // "15"; "15 encoder, 18 decoder" where one attends to the other
    QString tokenCount(const core::Trace& trace, const core::AttentionTrace& layer)
    {
        const auto starting = [&](std::string_view part) {
            return std::ranges::find_if(trace.attentions,
                [&](const core::AttentionTrace& each) { return each.path.starts_with(part); });
        };
        const auto cross = starting("cross/");
        if (cross != trace.attentions.end() && starting("decoder/") != trace.attentions.end())
            return StatusLine::tr("%1 encoder, %2 decoder", "numbers of tokens")
                .arg(cross->keyTokens->size())
                .arg(cross->queryTokens->size());
        const std::size_t queries = layer.queryTokens->size();
        const std::size_t keys = layer.keyTokens->size();
        return queries == keys ? QString::number(keys) : u"%1 × %2"_s.arg(queries).arg(keys);
    }

    QString shortTime(double time)
    {
        return QString::number(time, 'f', time < 10 ? 1 : 0);
    }

    // A label of fixed size does not lay out the window for each text, which would cost more than
    // the text while the pointer moves. It grows where it must and shrinks when empty.
    void write(QLabel* label, const QString& text)
    {
        label->setText(text);
        const QSize needed = label->sizeHint();
        if (text.isEmpty())
            label->setFixedWidth(0);
        else if (needed.width() > label->width() || needed.height() > label->height())
            label->setFixedSize(needed);
    }

} // namespace

StatusLine::StatusLine(Document& document, QStatusBar* bar)
    : QObject(bar)
    , m_document(document)
    , m_bar(bar)
    , m_cell(new QLabel(bar))
    , m_sizes(new QLabel(bar))
    , m_paint(new QLabel(bar))
{
    for (QLabel* text : { m_cell, m_sizes, m_paint }) {
        text->setTextFormat(Qt::PlainText);
        text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        bar->addPermanentWidget(text);
    }
    m_cell->setAccessibleDescription(tr("Selected cell")); // its accessible name is its text
    m_sizes->setAccessibleDescription(tr("Sizes"));
    bar->installEventFilter(this);
    connect(bar, &QStatusBar::messageChanged, this, &StatusLine::fit);
    connect(&document, &Document::traceChanged, this, &StatusLine::showTrace);
    connect(&document, &Document::selectionChanged, this, &StatusLine::showSelection);
}

void StatusLine::setTheme(const Theme& theme)
{
    for (QLabel* text : { m_cell, m_sizes, m_paint }) {
        text->setFont(theme.sized(0.9));
        text->setContentsMargins(qRound(theme.em()), 0, 0, 0);
        text->setFixedSize(0, 0);
        write(text, text->text());
    }
    fit();
}

void StatusLine::setRoom(Room room)
{
    if (std::exchange(m_room, room) != room)
        fit();
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_room != Room::ForAll)
        fit();
    return QObject::eventFilter(watched, event);
}

// Elided text keeps its end: the weight.
void StatusLine::fit()
{
    const bool all = m_room == Room::ForAll;
    const bool message = !m_bar->currentMessage().isEmpty();
    m_bar->setVisible(m_room != Room::None && (m_room != Room::ForMessages || message));
    m_sizes->setVisible(all);
    m_paint->setVisible(all);
    m_cell->setVisible(all || !message);
    m_cell->setToolTip(all ? QString() : m_text);
    m_cell->setAccessibleName(m_text);
    const int room = m_bar->width() - 2 * m_cell->contentsMargins().left() - sizeGrip;
    write(m_cell, all ? m_text : m_cell->fontMetrics().elidedText(m_text, Qt::ElideMiddle, room));
}

void StatusLine::showPaintTime(double milliseconds)
{
    write(m_paint, tr("paint %1 ms").arg(shortTime(milliseconds)));
}

void StatusLine::showTrace()
{
    const core::AttentionTrace& layer = m_document.trace()->attention(m_document.locked().layer);
    const core::HeadTrace& head = layer.heads.front();
    const QString n = tokenCount(*m_document.trace(), layer);
    if (!m_document.trace()->model->canExplain()) // imported attention has no vectors
        write(m_sizes,
            tr("n %1   h %2   compute %3 ms")
                .arg(n)
                .arg(layer.heads.size())
                .arg(shortTime(m_document.computeMilliseconds())));
    else
        write(m_sizes,
            tr("n %1   d %2   h %3   dₖ %4   compute %5 ms")
                .arg(n)
                .arg(layer.queries->cols())
                .arg(layer.heads.size())
                .arg(widthOfKeys(head))
                .arg(shortTime(m_document.computeMilliseconds())));
    showSelection();
}

void StatusLine::showSelection()
{
    m_text = m_document.trace() ? selectionText(*m_document.trace(), m_document.selection())
                                : QString();
    fit();
}

} // namespace ui
