#include "ui/views/train/network_table.h"

#include <algorithm>

namespace ui {

namespace {

    struct Column {
        QString heading;
        QString NetworkTable::Row::*cell;
    };

} // namespace

NetworkTable::NetworkTable(QCustomPlot* plot)
    : QCPLayoutElement(plot)
{
    setLayer(QStringLiteral("axes"));
}

int NetworkTable::heightWanted() const
{
    return qRound(lineHeight() * static_cast<qreal>(m_rows.size() + 1));
}

// Numbers are right-aligned with their headings; names have the rest.
void NetworkTable::draw(QCPPainter* painter)
{
    const QFontMetricsF metrics(m_theme.sized(1));
    const QRectF area = rect();
    const qreal gap = 1.2 * m_theme.em();
    const qreal mark = m_theme.em();
    const qreal longestName = 11 * m_theme.em(); // room for the longest name
    std::vector<Column> columns { { tr("accuracy"), &Row::accuracy },
        { tr("parameters"), &Row::parameters }, { tr("time"), &Row::time } };
    const auto widthOf = [&](const Column& column) {
        qreal width = metrics.horizontalAdvance(column.heading);
        for (const Row& row : m_rows)
            width = std::max(width, metrics.horizontalAdvance(row.*column.cell));
        return width + gap;
    };
    const auto taken = [&] {
        qreal sum = 0;
        for (const Column& column : columns)
            sum += widthOf(column);
        return sum;
    };
    while (columns.size() > 1 && area.width() - mark - taken() < longestName)
        columns.erase(columns.end() - (columns.size() == 3 ? 2 : 1)); // the least important column
    const qreal end = area.right() - taken();
    qreal top = area.top();
    const auto cells = [&](auto&& textOf) {
        qreal right = end;
        for (const Column& column : columns) {
            right += widthOf(column);
            painter->drawText(QRectF(area.left(), top, right - area.left(), lineHeight()),
                Qt::AlignRight | Qt::AlignVCenter, textOf(column));
        }
    };
    painter->setFont(m_theme.sized(1));
    painter->setPen(m_theme.muted);
    cells([](const Column& column) { return column.heading; });
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
        cells([&](const Column& column) { return row.*column.cell; });
    }
}

} // namespace ui
