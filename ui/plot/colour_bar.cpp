#include "ui/plot/colour_bar.h"

#include "ui/plot/axis_style.h"
#include "ui/plot/pixel_grid.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr int barTickLength = 3; // outside the bar
}

ColourBar::ColourBar(QCustomPlot* plot, QCPAxis::AxisType side)
    : QCPColorScale(plot)
{
    setType(side);
    setRangeDrag(false);
    setRangeZoom(false);
    axis()->setNumberFormat(u"g"_s);
    axis()->setSubTicks(false);
    axis()->setTicker(minusTicker());
    axis()->setTickLength(0, barTickLength);
    axis()->setTickLabelPadding(std::max(1, axis()->tickLabelPadding() - barTickLength));
}

void ColourBar::setTheme(const Theme& theme)
{
    setVisible(theme.colourBar);
    axis()->setTickLabelFont(theme.sized(0.85));
    axis()->setLabelFont(theme.sized(0.85));
    axis()->setTickLabelColor(theme.muted);
    axis()->setLabelColor(theme.muted);
    for (QCPAxis* each : axis()->axisRect()->axes())
        each->setBasePen(Qt::NoPen); // they would cover the first and the last colour
    m_frame = QPen(theme.line, theme.lineWidth);
    axis()->setTickPen(QPen(theme.line, theme.lineWidth, Qt::SolidLine, Qt::FlatCap));
    setBarWidth(qRound(12 * theme.scale));
}

void ColourBar::setScale(const ColourScale& scale, const QString& caption)
{
    if (scale.table != m_table) {
        QCPColorGradient gradient;
        gradient.setLevelCount(256);
        QMap<double, QColor> stops;
        for (int i = 0; i < 256; ++i)
            stops.insert(i / 255.0, QColor((*scale.table)[static_cast<std::size_t>(i)]));
        gradient.setColorStops(stops);
        setGradient(gradient);
        m_table = scale.table;
    }
    setDataRange(QCPRange(static_cast<double>(scale.low), static_cast<double>(scale.high)));
    axis()->setLabel(caption);
}

QRect ColourBar::colours() const
{
    return axis()->axisRect()->rect().translated(0, -1); // where QCPColorScale draws the colours
}

void ColourBar::draw(QCPPainter* painter)
{
    painter->setClipping(false);
    painter->setAntialiasing(false);
    const PixelGrid grid(*painter);
    paintAround(*painter, grid.whole(colours()), grid.line(m_frame.widthF()), m_frame.color());
}

// Least width of a vertical bar with the numbers of a signed scale.
int ColourBar::leastWidth() const
{
    return barWidth() + 2 * barTickLength + axis()->tickLabelPadding()
        + QFontMetrics(axis()->tickLabelFont()).horizontalAdvance(u"−0.025 "_s);
}

int ColourBar::heightIn(const Theme& theme)
{
    return qRound(12 * theme.scale + 3.0 * theme.em());
}

void ColourBar::place(const QRect& box, const QStringList& captions)
{
    setOuterRect(box);
    const QFontMetricsF metrics(axis()->labelFont());
    const auto fitting = std::ranges::find_if(captions,
        [&](const QString& text) { return metrics.horizontalAdvance(text) <= box.width(); });
    axis()->setLabel(fitting != captions.end() ? *fitting : QString());
    update(upMargins); // the caption needs room, too
}

// Chooses as many ticks as their numbers have room for.
void ColourBar::update(UpdatePhase phase)
{
    if (phase == upLayout && type() == QCPAxis::atBottom) {
        const int number = QFontMetrics(axis()->tickLabelFont()).horizontalAdvance(u"−0.25   "_s);
        axis()->ticker()->setTickCount(std::clamp(rect().width() / number, 2, 5));
        QCPColorScale::update(upPreparation); // chooses the ticks; the width is known now
    }
    QCPColorScale::update(phase);
}

} // namespace ui
