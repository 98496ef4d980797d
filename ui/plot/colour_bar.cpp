#include "ui/plot/colour_bar.h"

#include "ui/plot/pixel_grid.h"
#include "ui/plot/plot_style.h"
#include "ui/words/numbers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr int barTickLength = 3; // outside the bar
    constexpr int tickCount = 5; // at most
    constexpr qreal barTextSize = 0.85; // relative to the plain font; also of the caption

    constexpr int leastBar = 3; // pixels; a thinner bar is only its frame

    // Above and below a horizontal bar.
    int barMarginIn(const Theme& theme)
    {
        return std::min(6, qRound(6 * theme.scale));
    }
} // namespace

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
    if (side == QCPAxis::atLeft || side == QCPAxis::atRight)
        setMinimumMargins({ 0, 1, 0, 0 }); // colours() begins a pixel above the box
    for (QCPAxis* each : axis()->axisRect()->axes())
        if (each != axis())
            each->setPadding(0); // the colours reach both ends of the bar's box
    axis()->setTickLabelPadding(std::max(1, axis()->tickLabelPadding() - barTickLength));
}

void ColourBar::setTheme(const Theme& theme)
{
    setVisible(theme.colourBar);
    axis()->setTickLabelFont(theme.sized(barTextSize));
    axis()->setLabelFont(theme.sized(barTextSize));
    axis()->setTickLabelColor(theme.muted);
    axis()->setLabelColor(theme.muted);
    for (QCPAxis* each : axis()->axisRect()->axes())
        each->setBasePen(Qt::NoPen); // they would cover the first and the last colour
    m_frame = QPen(theme.line, theme.lineWidth);
    axis()->setTickPen(QPen(theme.line, theme.lineWidth, Qt::SolidLine, Qt::FlatCap));
    setBarWidth(std::max(leastBar, qRound(12 * theme.scale)));
    if (type() == QCPAxis::atBottom || type() == QCPAxis::atTop)
        setMinimumMargins({ 0, barMarginIn(theme), 0, barMarginIn(theme) });
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
    m_scale = scale;
    if (scale.spacing == ColourSpacing::Root)
        setDataRange(QCPRange(0, 1)); // places of colours; placeTicks() names their values
    else
        setDataRange(QCPRange(static_cast<double>(scale.low), static_cast<double>(scale.high)));
    axis()->setTicker(minusTicker());
    setCaption(caption);
    placeTicks(tickCount);
}

// Says when equal steps of colour are no equal steps of the number.
void ColourBar::setCaption(const QString& caption)
{
    QStringList parts { caption };
    if (m_scale.spacing == ColourSpacing::Root)
        parts << tr("root scale");
    parts.removeAll(QString());
    axis()->setLabel(parts.join(tr(", ", "between parts of a colour bar's caption")));
}

// On a root scale the ticks are evenly spaced, and their values are not.
void ColourBar::placeTicks(int count)
{
    if (m_scale.spacing == ColourSpacing::Linear) {
        axis()->ticker()->setTickCount(count);
        return;
    }
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (int i = 0; i < count; ++i) {
        const double place = static_cast<double>(i) / (count - 1);
        ticker->addTick(place, shown(static_cast<double>(m_scale.high) * place * place, 2));
    }
    axis()->setTicker(ticker);
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
    return std::max(qRound(12 * theme.scale + 3.0 * theme.em()), leastHeightIn(theme));
}

int ColourBar::leastHeightIn(const Theme& theme)
{
    constexpr int paddings = 12; // QCustomPlot's own; small letters do not make them smaller
    return leastBar + 2 * barMarginIn(theme) + paddings
        + 2 * QFontMetrics(theme.sized(barTextSize)).height();
}

void ColourBar::place(const QRect& box, const QStringList& captions)
{
    setOuterRect(box);
    const QFontMetricsF metrics(axis()->labelFont());
    const auto fits = [&](const QString& text) {
        setCaption(text);
        return metrics.horizontalAdvance(axis()->label()) <= box.width();
    };
    if (std::ranges::none_of(captions, fits))
        setCaption({});
    update(upMargins); // the caption needs room, too
}

void ColourBar::placeBeside(const QRect& cells, int gap)
{
    setOuterRect(QRect(cells.right() + 1 + gap, cells.top(), leastWidth(), cells.height() + 1));
    update(upLayout);
    update(upMargins); // of the numbers that the length has room for
    update(upLayout);
}

// Chooses as many ticks as their numbers have room for.
void ColourBar::update(UpdatePhase phase)
{
    if (phase == upLayout) {
        const QFontMetrics metrics(axis()->tickLabelFont());
        const int ticks = type() == QCPAxis::atBottom
            ? rect().width() / metrics.horizontalAdvance(u"−0.25   "_s)
            : rect().height() / (2 * metrics.height());
        placeTicks(std::clamp(ticks, 2, tickCount));
        QCPColorScale::update(upPreparation); // chooses the ticks; the length is known now
    }
    QCPColorScale::update(phase);
}

} // namespace ui
