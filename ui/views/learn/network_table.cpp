#include "ui/views/learn/network_table.h"

#include <algorithm>
#include <array>

namespace ui {

NetworkTable::NetworkTable(QCustomPlot* plot)
    : QCPLayoutElement(plot)
{
    setLayer(QStringLiteral("axes"));
}

int NetworkTable::heightWanted() const
{
    return qRound(lineHeight() * static_cast<qreal>(m_rows.size() + 1));
}

// Numbers stand below the ends of their headings; names have the rest.
void NetworkTable::draw(QCPPainter* painter)
{
    const std::array headings { tr("right"), tr("numbers learnt"), tr("time") };
    const QFontMetricsF metrics(m_theme.sized(1));
    const QRectF area = rect();
    const qreal gap = 1.2 * m_theme.em();
    std::array<qreal, 3> ends {};
    qreal end = area.right();
    for (std::size_t i = headings.size(); i-- > 0;) {
        ends[i] = end;
        qreal width = metrics.horizontalAdvance(headings[i]);
        for (const Row& row : m_rows)
            width = std::max(width,
                metrics.horizontalAdvance(std::array { row.right, row.parameters, row.time }[i]));
        end -= width + gap;
    }
    const qreal mark = m_theme.em();
    qreal top = area.top();
    const auto cells = [&](const std::array<QString, 3>& texts) {
        for (std::size_t i = 0; i < texts.size(); ++i)
            painter->drawText(QRectF(area.left(), top, ends[i] - area.left(), lineHeight()),
                Qt::AlignRight | Qt::AlignVCenter, texts[i]);
    };
    painter->setFont(m_theme.sized(1));
    painter->setPen(m_theme.muted);
    cells(headings);
    for (const Row& row : m_rows) {
        top += lineHeight();
        painter->setFont(m_theme.sized(1, row.shown && m_rows.size() > 1));
        painter->setPen(QPen(row.colour, 2.5 * m_theme.lineWidth));
        const qreal middle = top + lineHeight() / 2;
        painter->drawLine(QLineF(area.left(), middle, area.left() + 0.7 * mark, middle));
        painter->setPen(m_theme.text);
        const QRectF name(area.left() + mark, top, end - area.left() - mark, lineHeight());
        painter->drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(row.name, Qt::ElideRight, name.width()));
        cells({ row.right, row.parameters, row.time });
    }
}

} // namespace ui
