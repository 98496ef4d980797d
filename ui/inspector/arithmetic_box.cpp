#include "ui/inspector/arithmetic_box.h"

#include "ui/drawing/sentence.h"
#include "ui/words/numbers.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {
    constexpr qreal boxPadding = 10;
}

ArithmeticBox::ArithmeticBox(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ArithmeticBox::setTheme(const Theme& theme)
{
    m_theme = theme;
    fit();
}

void ArithmeticBox::set(std::vector<ArithmeticLine> lines)
{
    m_lines = std::move(lines);
    m_formulas.clear();
    QString spoken;
    for (const ArithmeticLine& line : m_lines) {
        m_formulas.emplace_back(line.formula);
        spoken += line.words + m_formulas.back().plainText()
            + (line.number ? u' ' + shown(*line.number) : QString()) + u'\n';
    }
    setAccessibleName(tr("Arithmetic"));
    setAccessibleDescription(spoken);
    fit();
}

QString ArithmeticBox::numberText(std::size_t line) const
{
    return m_lines[line].number ? shown(*m_lines[line].number) : QString();
}

void ArithmeticBox::fit()
{
    setFixedHeight(qRound(layOut(nullptr)));
    update();
}

qreal ArithmeticBox::line(QPainter* painter, std::size_t index, qreal y) const
{
    const ArithmeticLine& l = m_lines[index];
    if (!l.number) {
        const TextBox box { { boxPadding, y }, width() - 2 * boxPadding, m_theme.sized(0.95) };
        return drawPieces(painter, box, m_theme, { { l.words, Part::Number } });
    }
    const QFont font = m_theme.sized(1, l.result);
    const QFontMetricsF metrics(font);
    const QString text = numberText(index);
    const qreal room
        = width() - 2 * boxPadding - metrics.horizontalAdvance(text) - m_theme.em() / 2;
    auto extent = m_formulas[index].extent(m_theme, 1);
    // A formula too long for the dock is smaller, not cut off.
    const qreal factor = std::clamp(room / std::max(1.0, extent.width), 0.55, 1.0);
    if (factor < 1)
        extent = m_formulas[index].extent(m_theme, factor);
    const qreal above = std::max(extent.ascent, metrics.ascent());
    const qreal below = std::max(extent.descent, metrics.descent());
    if (painter != nullptr) {
        m_formulas[index].paint(*painter, QPointF(boxPadding, y + above), m_theme, factor);
        painter->setFont(font);
        painter->setPen(l.result ? m_theme.accent : m_theme.text);
        painter->drawText(
            QPointF(width() - boxPadding - metrics.horizontalAdvance(text), y + above), text);
    }
    return above + below + 3;
}

qreal ArithmeticBox::layOut(QPainter* painter) const
{
    qreal y = boxPadding * 0.7;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        y += line(painter, i, y);
    return std::ceil(y + boxPadding * 0.7);
}

void ArithmeticBox::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.hoverFill);
    painter.drawRoundedRect(rect(), 6, 6);
    layOut(&painter);
}

void ArithmeticBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace ui
