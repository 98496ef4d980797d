#include "ui/plot/plot_style.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    class MinusTicker : public QCPAxisTicker {
    protected:
        QString getTickLabel(
            double tick, const QLocale& locale, QChar format, int precision) override
        {
            return QCPAxisTicker::getTickLabel(tick, locale, format, precision).replace(u'-', u'−');
        }
    };

    class WholeTicker : public MinusTicker {
    protected:
        double getTickStep(const QCPRange& range) override
        {
            return std::max(1.0, std::ceil(MinusTicker::getTickStep(range)));
        }
    };

    // Scale of lengths in a legend, which follow the font size.
    qreal growth(const Theme& theme)
    {
        return std::max(1.0, theme.scale);
    }

    void drawMark(QPainter& painter, const LegendItem& item, QPointF at, const Theme& theme)
    {
        const qreal by = growth(theme);
        if (item.mark == LegendItem::Mark::Disc) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(item.colour);
            painter.drawEllipse(at + QPointF(7, 0) * by, 5 * by, 5 * by);
            return;
        }
        if (item.mark == LegendItem::Mark::Frame) {
            painter.setPen(QPen(item.colour, 2 * theme.lineWidth));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(at + QPointF(2, -5) * by, QSizeF(10, 10) * by));
            return;
        }
        const auto style = item.mark == LegendItem::Mark::Dashes ? Qt::DashLine : Qt::SolidLine;
        painter.setPen(QPen(item.colour, 2.5 * theme.lineWidth, style));
        painter.drawLine(at - QPointF(3, 0) * by, at + QPointF(15, 0) * by);
    }

} // namespace

QSharedPointer<QCPAxisTicker> minusTicker()
{
    return QSharedPointer<MinusTicker>::create();
}

QSharedPointer<QCPAxisTicker> wholeTicker()
{
    return QSharedPointer<WholeTicker>::create();
}

void styleBareAxis(QCPAxis* axis, const Theme& theme)
{
    axis->setVisible(true);
    axis->setBasePen(QPen(theme.line, theme.lineWidth));
    axis->setTicks(false);
    axis->setTickLabels(false);
    axis->grid()->setVisible(false);
}

void styleAxis(QCPAxis* axis, const Theme& theme)
{
    axis->setVisible(true);
    axis->setBasePen(QPen(theme.line, theme.lineWidth));
    axis->setTickPen(axis->basePen());
    axis->setTickLength(0, 4);
    axis->setSubTicks(false);
    axis->setNumberFormat(u"g"_s);
    axis->setTicker(minusTicker());
    axis->setLabelColor(theme.text);
    axis->setLabelFont(theme.sized(1));
    axis->setTickLabelColor(theme.muted);
    axis->setTickLabelFont(theme.sized(0.85));
    axis->grid()->setPen(Qt::NoPen);
    axis->grid()->setZeroLinePen(QPen(theme.line, theme.lineWidth));
}

qreal drawLegend(
    QPainter* painter, const QRectF& area, const Theme& theme, const std::vector<LegendItem>& items)
{
    const QFont font = theme.sized(0.95);
    const QFontMetricsF metrics(font);
    const qreal line = 1.4 * metrics.height();
    const qreal mark = 22 * growth(theme);
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
