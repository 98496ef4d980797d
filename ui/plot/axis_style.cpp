#include "ui/plot/axis_style.h"

#include <qcustomplot.h>

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

} // namespace ui
