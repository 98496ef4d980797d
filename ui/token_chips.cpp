#include "ui/token_chips.h"

#include "ui/document.h"
#include "ui/labels.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {
    constexpr int chipSpacing = 6;
    constexpr int chipInset = 10;
    constexpr int mostLines = 2; // a long paragraph must not push the picture away
} // namespace

TokenChips::TokenChips(Document& document, Sequence sequence, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sequence(sequence)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(
        sequence == Sequence::Keys ? tr("Tokens of the second sentence") : tr("Tokens"));
    connect(&document, &Document::selectionChanged, this, &TokenChips::showSelection);
}

void TokenChips::setTheme(const Theme& theme)
{
    m_theme = theme;
    fit();
    update();
}

void TokenChips::showTrace()
{
    const core::Inputs& inputs = m_document.trace()->model->inputs;
    const auto& tokens = m_sequence == Sequence::Keys ? inputs.keyTokens : inputs.queryTokens;
    const bool cross = !m_document.trace()->layers.front().selfAttention();
    if (tokens == m_tokens && cross == m_cross)
        return;
    m_tokens = tokens;
    m_cross = cross;
    m_chips.clear();
    int number = 0;
    for (const core::Token& token : tokens)
        m_chips.push_back({ safeLabel(token.text), QString::number(++number), token.known, {} });
    m_current = std::min(m_current, std::max(0, count() - 1));
    fit();
    update();
}

// Only the chips that look different now: the pointer asks for this at every step.
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
}

// Places the chips; the height used.
int TokenChips::place(int width, std::vector<Chip>& chips) const
{
    const QFontMetrics text(m_theme.sized(1, true)); // as wide as when it is chosen
    const QFontMetrics number(m_theme.sized(0.75));
    const int height = text.height() + 6;
    int x = 0;
    int line = 0;
    for (Chip& chip : chips) {
        const int wide = text.horizontalAdvance(chip.text) + number.horizontalAdvance(chip.number)
            + 5 + 2 * chipInset;
        if (x > 0 && x + wide > width) {
            x = 0;
            ++line;
        }
        chip.rect = QRect(x, line * (height + chipSpacing), wide, height);
        x += wide + chipSpacing;
    }
    return std::min(line + 1, mostLines) * (height + chipSpacing) - chipSpacing;
}

void TokenChips::fit()
{
    setFixedHeight(place(width(), m_chips));
}

void TokenChips::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < count(); ++i) {
        if (chipRect(i).bottom() > height())
            break;
        if (event->region().intersects(chipRect(i).adjusted(-2, -2, 2, 2)))
            paintChip(painter, i);
    }
}

void TokenChips::paintChip(QPainter& painter, int index) const
{
    const Chip& chip = m_chips[static_cast<std::size_t>(index)];
    const Selection& s = m_document.selection();
    const bool query = m_sequence == Sequence::Queries && s.query == index;
    const bool key = s.key == index && m_cross == (m_sequence == Sequence::Keys);
    const bool current = hasFocus() && index == m_current;
    const qreal radius = chip.rect.height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(query ? m_theme.query : m_theme.hoverFill);
    painter.drawRoundedRect(chip.rect, radius, radius);
    if (key || current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(
            key ? m_theme.k : m_theme.accent, 2, current && !key ? Qt::DotLine : Qt::SolidLine));
        painter.drawRoundedRect(QRectF(chip.rect).adjusted(1, 1, -1, -1), radius, radius);
    }
    QFont font = m_theme.sized(1, query);
    font.setItalic(!chip.known);
    painter.setFont(font);
    painter.setPen(query ? (m_theme.dark ? m_theme.onAccent : QColor(Qt::white)) : m_theme.text);
    const QRect inner = chip.rect.adjusted(chipInset, 0, -chipInset, 0);
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
    const auto it = std::ranges::find_if(
        m_chips, [&](const Chip& chip) { return chip.rect.contains(position); });
    return it != m_chips.end() ? std::optional(static_cast<int>(it - m_chips.begin()))
                               : std::nullopt;
}

void TokenChips::choose(int index, bool asKey)
{
    m_current = index;
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
        m_document.release();
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    update();
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
