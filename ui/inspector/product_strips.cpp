#include "ui/inspector/product_strips.h"

#include "ui/plot/cell_image.h"
#include "ui/plot/pixel_grid.h"
#include "ui/words/numbers.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr qreal stripFontSize = 0.78; // relative to the plain font
    constexpr qreal widestComponent
        = 44; // pixels; widest component, so that short strips remain strips

    bool isDark(QColor c)
    {
        return 0.299 * c.red() + 0.587 * c.green() + 0.114 * c.blue() < 140;
    }
} // namespace

ProductStrips::ProductStrips(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Query, key and their products, component by component"));
}

void ProductStrips::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateScroll();
}

void ProductStrips::set(std::vector<NumberStrip> strips, const std::string& diverging)
{
    m_strips = std::move(strips);
    m_diverging = diverging;
    m_reach.clear();
    for (const NumberStrip& strip : m_strips) {
        double reach = 0;
        for (const double number : strip.numbers)
            reach = std::max(reach, std::abs(number));
        m_reach.push_back(reach);
    }
    updateScroll();
}

core::Index ProductStrips::length() const
{
    return m_strips.empty() ? 0 : std::ssize(m_strips.front().numbers);
}

qreal ProductStrips::numberWidth() const
{
    return QFontMetricsF(m_theme.sized(stripFontSize)).horizontalAdvance(u"−0.00"_s) + 4;
}

qreal ProductStrips::frameWidth() const
{
    return std::ceil(m_theme.lineWidth);
}

qreal ProductStrips::cellWidth() const
{
    const auto count = static_cast<qreal>(std::max<core::Index>(1, length()));
    const qreal room = viewport()->width() - 2 * frameWidth();
    const qreal whole = std::min(room / count, widestComponent * m_theme.scale);
    return m_wide ? std::max(whole, numberWidth()) : whole;
}

qreal ProductStrips::nameHeight() const
{
    return std::ceil(QFontMetricsF(m_theme.sized(1)).height() * 1.25);
}

qreal ProductStrips::cellHeight() const
{
    return std::ceil(QFontMetricsF(m_theme.sized(stripFontSize)).height() * 1.35);
}

QSize ProductStrips::sizeHint() const
{
    const qreal each = nameHeight() + cellHeight() + 4;
    const int bar
        = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return { 100,
        qRound(each * static_cast<qreal>(std::max<std::size_t>(1, m_strips.size()))) + bar };
}

void ProductStrips::updateScroll()
{
    const qreal whole = cellWidth() * static_cast<qreal>(length()) + 2 * frameWidth();
    horizontalScrollBar()->setRange(0, std::max(0, qRound(whole) - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(qRound(cellWidth()));
    updateGeometry();
    viewport()->update();
}

void ProductStrips::setWide(bool wide)
{
    m_wide = wide;
    updateScroll();
}

QRectF ProductStrips::cellRect(std::size_t strip, core::Index component) const
{
    const qreal top = static_cast<qreal>(strip) * (nameHeight() + cellHeight() + 4) + nameHeight();
    const qreal wide = cellWidth();
    const qreal start = frameWidth() - horizontalScrollBar()->value();
    return { start + static_cast<qreal>(component) * wide, top, wide, cellHeight() };
}

QColor ProductStrips::colourOf(std::size_t strip, core::Index component) const
{
    const double number = m_strips[strip].numbers[static_cast<std::size_t>(component)];
    return scaleOf(strip).colour(static_cast<float>(number));
}

ColourScale ProductStrips::scaleOf(std::size_t strip) const
{
    return divergingScale(m_diverging, m_theme.dark, static_cast<float>(m_reach[strip]));
}

void ProductStrips::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(viewport());
    for (std::size_t strip = 0; strip < m_strips.size(); ++strip)
        paintStrip(painter, strip);
}

void ProductStrips::paintStrip(QPainter& painter, std::size_t strip) const
{
    const NumberStrip& s = m_strips[strip];
    const QRectF first = cellRect(strip, 0);
    const qreal base = first.top() - nameHeight() * 0.28;
    s.name.paint(painter, QPointF(0, base), m_theme, 1);
    const qreal x = s.name.extent(m_theme, 1).width + m_theme.em() * 0.35;
    painter.setFont(m_theme.sized(0.9));
    painter.setPen(m_theme.muted);
    painter.drawText(QPointF(x, base),
        painter.fontMetrics().elidedText(
            s.words, Qt::ElideRight, std::max(0, viewport()->width() - qRound(x))));

    paintCells(painter, strip);
    paintNumbers(painter, strip);
}

// Paints device pixels, with the peaks of components that share a pixel.
void ProductStrips::paintCells(QPainter& painter, std::size_t strip) const
{
    const std::vector<double>& numbers = m_strips[strip].numbers;
    core::Matrix row(1, length());
    std::ranges::transform(
        numbers, row.row(0).begin(), [](double number) { return static_cast<float>(number); });
    const qreal ratio = viewport()->devicePixelRatioF();
    const PixelGrid grid(ratio);
    const QRectF cells = grid.whole(cellRect(strip, 0).united(cellRect(strip, length() - 1)));
    std::vector<int> edges { 0 };
    for (core::Index t = 0; t < length(); ++t)
        edges.push_back(qRound(static_cast<qreal>(t + 1) * cellWidth() * ratio));
    edges.back() = qRound(cells.width() * ratio);
    const QImage image
        = cellImage(row, { { 0, 1 } }, spansOf(0, edges, edges.back()), { scaleOf(strip) });
    painter.drawImage(cells, image);
    paintAround(painter, cells, grid.line(m_theme.lineWidth), m_theme.line);
}

void ProductStrips::paintNumbers(QPainter& painter, std::size_t strip) const
{
    const QFont font = m_theme.sized(stripFontSize);
    const QFontMetricsF metrics(font);
    if (cellWidth() < metrics.horizontalAdvance(u"−0.0"_s) + 2)
        return;
    painter.setFont(font);
    const int digits = cellWidth() >= numberWidth() ? 2 : 1;
    for (core::Index t = 0; t < length(); ++t) {
        const QRectF cell = cellRect(strip, t);
        if (cell.right() < 0 || cell.left() > viewport()->width())
            continue;
        const double number = m_strips[strip].numbers[static_cast<std::size_t>(t)];
        const QString text = fixedText(number, std::abs(number) >= 9.95 ? digits - 1 : digits);
        painter.setPen(isDark(colourOf(strip, t)) ? Qt::white : QColor(0x1a1c21U));
        if (metrics.horizontalAdvance(text) <= cell.width())
            painter.drawText(cell, Qt::AlignCenter, text);
    }
}

void ProductStrips::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScroll();
}

void ProductStrips::mouseDoubleClickEvent(QMouseEvent* event)
{
    Q_UNUSED(event)
    setWide(!m_wide);
}

void ProductStrips::keyPressEvent(QKeyEvent* event)
{
    QScrollBar* bar = horizontalScrollBar();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        setWide(!m_wide);
    else if (event->key() == Qt::Key_Left && bar->maximum() > 0)
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
    else if (event->key() == Qt::Key_Right && bar->maximum() > 0)
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

bool ProductStrips::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(help->pos()), viewport());
    return true;
}

QString ProductStrips::textAt(QPoint position) const
{
    if (length() == 0)
        return {};
    const auto component = static_cast<core::Index>(
        std::floor((position.x() - cellRect(0, 0).left()) / std::max(0.01, cellWidth())));
    if (component < 0 || component >= length())
        return {};
    QStringList lines { tr("component %1 of %2").arg(component + 1).arg(length()) };
    for (const NumberStrip& strip : m_strips)
        lines.append(u"%1 = %2"_s.arg(
            strip.name.plainText(), shown(strip.numbers[static_cast<std::size_t>(component)])));
    if (cellWidth() < numberWidth())
        lines.append(tr("double-click for the numbers"));
    return lines.join(u'\n');
}

} // namespace ui
