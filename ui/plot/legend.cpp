#include "ui/plot/legend.h"

#include <QFontMetricsF>
#include <QPainter>

namespace ui {

namespace {

    void drawMark(QPainter& painter, const LegendItem& item, QPointF at, const Theme& theme)
    {
        if (item.mark == LegendItem::Mark::Disc) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(item.colour);
            painter.drawEllipse(at + QPointF(7, 0), 5, 5);
            return;
        }
        if (item.mark == LegendItem::Mark::Frame) {
            painter.setPen(QPen(item.colour, 2 * theme.lineWidth));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at + QPointF(2, -5), QSizeF(10, 10)));
            return;
        }
        const auto style = item.mark == LegendItem::Mark::Dashes ? Qt::DashLine : Qt::SolidLine;
        painter.setPen(QPen(item.colour, 2.5 * theme.lineWidth, style));
        painter.drawLine(at - QPointF(3, 0), at + QPointF(15, 0));
    }

} // namespace

qreal drawLegend(
    QPainter* painter, const QRectF& area, const Theme& theme, const std::vector<LegendItem>& items)
{
    const QFont font = theme.sized(0.95);
    const QFontMetricsF metrics(font);
    const qreal line = 1.4 * metrics.height();
    constexpr qreal mark = 22;
    qreal x = area.left();
    qreal y = area.top();
    for (const LegendItem& item : items) {
        const qreal width = mark + metrics.horizontalAdvance(item.word);
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += line;
        }
        if (painter != nullptr) {
            drawMark(*painter, item, QPointF(x, y + line / 2), theme);
            painter->setFont(font);
            painter->setPen(theme.text);
            painter->drawText(QRectF(x + mark, y, width, line), Qt::AlignLeft | Qt::AlignVCenter,
                metrics.elidedText(item.word, Qt::ElideRight, area.right() - x - mark));
        }
        x += width + 1.2 * theme.em();
    }
    return y + line - area.top();
}

} // namespace ui
