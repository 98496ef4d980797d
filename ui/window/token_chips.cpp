#include "ui/window/token_chips.h"

#include "ui/document/document.h"
#include "ui/words/labels.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr int chipSpacing = 6;
    constexpr int chipInset = 10;
    constexpr double surelyFree = 0.8; // part of a line
    constexpr std::ptrdiff_t mostTyped = 4; // tokens that a key press changes

    // Whether the text is being edited: only a few tokens at one place differ.
    bool isEditOf(const std::vector<core::Token>& before, const std::vector<core::Token>& now)
    {
        const auto begins = std::ranges::mismatch(before, now).in1 - before.begin();
        const auto shorter = std::min(std::ssize(before), std::ssize(now));
        std::ptrdiff_t ends = 0;
        while (ends < shorter - begins
            && before[before.size() - 1 - std::size_t(ends)]
                == now[now.size() - 1 - std::size_t(ends)])
            ++ends;
        return std::max(std::ssize(before), std::ssize(now)) - begins - ends <= mostTyped;
    }
} // namespace

TokenChips::TokenChips(Document& document, Sequence sequence, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sequence(sequence)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    announce();
    connect(&document, &Document::selectionChanged, this, &TokenChips::showSelection);
}

// The token that keys start from; announced to screen readers when it changes.
void TokenChips::announce()
{
    QString words
        = m_sequence == Sequence::Keys ? tr("Tokens of the second sentence") : tr("Tokens");
    if (count() > 0) {
        const Chip& chip = m_chips[static_cast<std::size_t>(m_current)];
        words += u": %1 (%2)"_s.arg(chip.text, chip.number);
    }
    if (words != accessibleName())
        setAccessibleName(words);
}

void TokenChips::setTheme(const Theme& theme)
{
    m_theme = theme;
    measure();
    fit();
    update();
}

void TokenChips::setMostLines(int lines)
{
    if (lines == m_mostLines)
        return;
    m_mostLines = lines;
    fit();
    update();
}

void TokenChips::showTrace()
{
    const core::AttentionTrace& attention
        = m_document.trace()->attention(m_document.locked().layer);
    const std::vector<core::Token>& tokens
        = m_sequence == Sequence::Keys ? *attention.keyTokens : *attention.queryTokens;
    const bool cross = !attention.selfAttention();
    if (tokens == m_tokens && cross == m_cross)
        return;
    m_held = !m_chips.empty() && isEditOf(m_tokens, tokens) ? m_high : 1;
    m_tokens = tokens;
    m_cross = cross;
    m_chips.clear();
    int number = 0;
    for (const core::Token& token : tokens)
        m_chips.push_back({ safeLabel(token.text), QString::number(++number), token.known });
    m_current = std::min(m_current, std::max(0, count() - 1));
    announce();
    measure();
    m_top = 0;
    fit();
    update();
}

// Repaints only the chips that look different: the pointer triggers this at each move.
void TokenChips::showSelection()
{
    const Selection& s = m_document.selection();
    for (const auto& [before, now] :
        { std::pair(m_shown.query, s.query), std::pair(m_shown.key, s.key) }) {
        if (before == now)
            continue;
        for (const std::optional<core::Index>& each : { before, now })
            if (each && *each < count())
                update(chipRect(static_cast<int>(*each)).adjusted(-2, -2, 2, 2));
    }
    m_shown = s;
    if (locked() && locked() != m_revealed)
        reveal(*locked());
    m_revealed = locked();
}

std::optional<core::Index> TokenChips::locked() const
{
    const Selection& s = m_document.locked();
    return m_sequence == Sequence::Keys ? s.key : s.query;
}

void TokenChips::measure()
{
    const QFontMetrics text(m_theme.sized(1, true)); // wide enough for bold text
    const QFontMetrics number(m_theme.sized(0.75));
    for (Chip& chip : m_chips)
        chip.width = text.horizontalAdvance(chip.text) + number.horizontalAdvance(chip.number) + 5
            + 2 * chipInset;
}

int TokenChips::chipHeight() const
{
    return QFontMetrics(m_theme.sized(1, true)).height() + 6;
}

void TokenChips::breakLines(int width)
{
    int x = 0;
    int line = 0;
    for (Chip& chip : m_chips) {
        if (x > 0 && x + chip.width > width) {
            x = 0;
            ++line;
        }
        chip.x = x;
        chip.line = line;
        x += chip.width + chipSpacing;
    }
}

// A second line stays until it is certainly not needed or another text comes, or the view below
// would jump while the user types and the summary next to it changes its width. After a change of
// the window's width there are exactly as many lines as needed.
int TokenChips::linesToShow()
{
    if (std::exchange(m_fitted, window()->width()) != window()->width())
        m_held = 1;
    const bool nearlyFull
        = !m_chips.empty() && chipRect(count() - 1).right() > surelyFree * width();
    if (lines() == 1 && nearlyFull)
        return std::min(m_held, m_mostLines);
    return std::min(lines(), m_mostLines);
}

// Where lines are hidden, each leaves room for their number.
void TokenChips::fit()
{
    breakLines(width());
    if (lines() > m_mostLines)
        breakLines(width() - QFontMetrics(m_theme.sized(0.9)).horizontalAdvance(u"▾ 9999"_s));
    m_high = linesToShow();
    setFixedHeight(m_high * (chipHeight() + chipSpacing) - chipSpacing);
    scrollTo(m_top);
    m_revealed = locked();
    if (m_revealed)
        reveal(*m_revealed);
}

QRect TokenChips::chipRect(int index) const
{
    const Chip& chip = m_chips.at(static_cast<std::size_t>(index));
    return { chip.x, (chip.line - m_top) * (chipHeight() + chipSpacing), chip.width, chipHeight() };
}

bool TokenChips::inSight(int index) const
{
    const int line = m_chips.at(static_cast<std::size_t>(index)).line;
    return line >= m_top && line < m_top + m_mostLines;
}

void TokenChips::scrollTo(int line)
{
    const int top = std::clamp(line, 0, std::max(0, lines() - m_mostLines));
    if (top != m_top)
        update();
    m_top = top;
}

void TokenChips::reveal(core::Index index)
{
    if (index >= count() || inSight(static_cast<int>(index)))
        return;
    const int line = m_chips[static_cast<std::size_t>(index)].line;
    scrollTo(line < m_top ? line : line - m_mostLines + 1);
}

void TokenChips::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count(); ++i)
        if (inSight(i) && event->region().intersects(chipRect(i).adjusted(-2, -2, 2, 2)))
            paintChip(painter, i);
    paintMore(painter);
}

// Shows the numbers of hidden tokens above and below.
void TokenChips::paintMore(QPainter& painter) const
{
    if (lines() <= m_mostLines)
        return;
    painter.setFont(m_theme.sized(0.9));
    painter.setPen(m_theme.muted);
    const auto write = [&](const QString& arrow, int line, const auto& isThere) {
        const auto many = std::ranges::count_if(m_chips, isThere);
        const QRect box(0, line * (chipHeight() + chipSpacing), width(), chipHeight());
        if (many > 0)
            painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, arrow.arg(many));
    };
    write(u"▴ %1"_s, 0, [this](const Chip& chip) { return chip.line < m_top; });
    write(u"▾ %1"_s, m_mostLines - 1,
        [this](const Chip& chip) { return chip.line >= m_top + m_mostLines; });
}

void TokenChips::paintChip(QPainter& painter, int index) const
{
    const Chip& chip = m_chips[static_cast<std::size_t>(index)];
    const Selection& s = m_document.selection();
    const bool query = m_sequence == Sequence::Queries && s.query == index;
    const bool key = s.key == index && m_cross == (m_sequence == Sequence::Keys);
    const bool current = hasFocus() && index == m_current;
    const QRect box = chipRect(index);
    const qreal radius = box.height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(query ? m_theme.query : m_theme.hoverFill);
    painter.drawRoundedRect(box, radius, radius);
    if (key || current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(
            key ? m_theme.k : m_theme.accent, 2, current && !key ? Qt::DotLine : Qt::SolidLine));
        painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), radius, radius);
    }
    QFont font = m_theme.sized(1, query);
    font.setItalic(!chip.known);
    painter.setFont(font);
    painter.setPen(query ? (m_theme.dark ? m_theme.onAccent : QColor(Qt::white)) : m_theme.text);
    const QRect inner = box.adjusted(chipInset, 0, -chipInset, 0);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter, chip.text);
    painter.setFont(m_theme.sized(0.75));
    if (!query)
        painter.setPen(m_theme.muted);
    painter.drawText(inner, Qt::AlignRight | Qt::AlignVCenter, chip.number);
}

void TokenChips::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

std::optional<int> TokenChips::chipAt(QPoint position) const
{
    for (int i = 0; i < count(); ++i)
        if (inSight(i) && chipRect(i).contains(position))
            return i;
    return std::nullopt;
}

void TokenChips::choose(int index, bool asKey)
{
    m_current = index;
    announce();
    Selection s = m_document.locked();
    (asKey || m_sequence == Sequence::Keys ? s.key : s.query) = index;
    m_document.lock(s);
}

void TokenChips::mouseMoveEvent(QMouseEvent* event)
{
    const auto index = chipAt(event->position().toPoint());
    if (!index) {
        m_document.hover(std::nullopt);
        return;
    }
    Selection s = m_document.locked();
    (m_sequence == Sequence::Keys ? s.key : s.query) = *index;
    m_document.hover(s);
}

void TokenChips::mousePressEvent(QMouseEvent* event)
{
    if (const auto index = chipAt(event->position().toPoint()))
        choose(*index, event->modifiers().testFlag(Qt::ShiftModifier));
}

void TokenChips::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_document.hover(std::nullopt);
}

void TokenChips::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        m_current = std::max(0, m_current - 1);
        break;
    case Qt::Key_Right:
        m_current = std::min(count() - 1, m_current + 1);
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
        if (count() > 0)
            choose(m_current, event->modifiers().testFlag(Qt::ShiftModifier));
        break;
    case Qt::Key_Escape:
        m_document.unlock();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (count() > 0)
        reveal(m_current);
    announce();
    update();
}

void TokenChips::wheelEvent(QWheelEvent* event)
{
    if (lines() <= m_mostLines || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    constexpr int oneLine = 120;
    m_turned += event->angleDelta().y();
    scrollTo(m_top - m_turned / oneLine);
    m_turned %= oneLine;
    event->accept();
}

bool TokenChips::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto index = chipAt(help->pos())) {
            const Chip& chip = m_chips[static_cast<std::size_t>(*index)];
            QToolTip::showText(help->globalPos(),
                (m_sequence == Sequence::Keys
                        ? tr("Token %1: “%2”. Click: its key.")
                        : tr("Token %1: “%2”. Click: its query. Shift+click: its key."))
                        .arg(chip.number, chip.text)
                    + (chip.known ? QString() : u' ' + tr("Not in the word table.")),
                this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace ui
