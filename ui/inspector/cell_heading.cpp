#include "ui/inspector/cell_heading.h"

#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr qreal tokenSize = 1.15; // sizes relative to the plain font
    constexpr qreal weightSize = 1.5;
} // namespace

CellHeading::CellHeading(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void CellHeading::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

void CellHeading::set(const QString& query, const QString& key, const QString& weight)
{
    m_query = query;
    m_key = key;
    m_weight = weight;
    setAccessibleName(tr("%1 attends to %2: %3").arg(query, key, weight));
    update();
}

QSize CellHeading::sizeHint() const
{
    return { 100, qRound(QFontMetricsF(m_theme.sized(weightSize)).height()) };
}

void CellHeading::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    const QFontMetricsF big(m_theme.sized(weightSize, true));
    const qreal base = big.ascent();
    painter.setFont(m_theme.sized(weightSize, true));
    painter.setPen(m_theme.accent);
    const qreal taken = big.horizontalAdvance(m_weight);
    painter.drawText(QPointF(width() - taken, base), m_weight);

    const QFont font = m_theme.sized(tokenSize, true);
    const QFontMetricsF metrics(font);
    const QString arrow = u" → "_s;
    const qreal arrowWidth = metrics.horizontalAdvance(arrow);
    const qreal room = std::max(0.0, width() - taken - m_theme.em() * 0.6 - arrowWidth);
    const qreal queryWidth = metrics.horizontalAdvance(m_query);
    const qreal keyWidth = metrics.horizontalAdvance(m_key);
    // A short name leaves room for a long one.
    const qreal queryRoom = std::max(room / 2, room - keyWidth);
    const qreal keyRoom = room - std::min(queryWidth, queryRoom);
    painter.setFont(font);
    painter.setPen(m_theme.query);
    const QString query = metrics.elidedText(m_query, Qt::ElideRight, queryRoom);
    painter.drawText(QPointF(0, base), query);
    qreal x = metrics.horizontalAdvance(query);
    painter.setPen(m_theme.muted);
    painter.drawText(QPointF(x, base), arrow);
    x += arrowWidth;
    painter.setPen(m_theme.text);
    painter.drawText(QPointF(x, base), metrics.elidedText(m_key, Qt::ElideRight, keyRoom));
}

} // namespace ui
