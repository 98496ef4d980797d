#include "ui/views/learn/line_plot.h"

#include "ui/plot/axis_style.h"
#include "ui/plot/free_layout.h"

#include <algorithm>

namespace ui {

LinePlot::LinePlot(QCustomPlot* plot, FreeLayout* layout)
    : m_plot(plot)
    , m_rect(new QCPAxisRect(plot))
{
    layout->add(m_rect);
    m_rect->setupFullAxesBox();
    for (QCPAxis* axis : m_rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    m_moment = plot->addGraph(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft));
    m_moment->setSelectable(QCP::stNone);
    m_title = words();
    m_title->position->setCoords(0, -0.04);
    m_title->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

QCPItemText* LinePlot::words()
{
    auto* item = new QCPItemText(m_plot);
    item->setClipAxisRect(m_rect); // and is seen as long as that is
    item->setClipToAxisRect(false);
    item->position->setType(QCPItemPosition::ptAxisRectRatio);
    item->position->setAxisRect(m_rect);
    item->setSelectable(false);
    return item;
}

void LinePlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (const QCPAxis::AxisType type : { QCPAxis::atBottom, QCPAxis::atLeft })
        styleAxis(m_rect->axis(type), theme);
    for (const QCPAxis::AxisType type : { QCPAxis::atTop, QCPAxis::atRight })
        styleBareAxis(m_rect->axis(type), theme);
    m_moment->setPen(QPen(theme.query, 1.5 * theme.lineWidth));
    m_title->setFont(theme.sized(1, true));
    m_title->setColor(theme.text);
}

void LinePlot::show(const Content& content)
{
    m_title->setText(content.title);
    m_namesBelow = content.namesBelow;
    m_shown = content.lines.size();
    while (m_lines.size() < m_shown) {
        m_lines.push_back(
            m_plot->addGraph(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft)));
        m_lines.back()->setSelectable(QCP::stNone);
        m_lines.back()->setAdaptiveSampling(false);
        m_names.push_back(words());
        m_names.back()->setLayer(QStringLiteral("legend")); // before the lines
    }
    QColor ground = m_theme.paper;
    ground.setAlphaF(0.8F);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line line = i < m_shown ? content.lines[i] : Line {};
        const double width = (line.style == Qt::SolidLine ? 2.5 : 1.5) * m_theme.lineWidth;
        m_lines[i]->setPen(QPen(line.colour, width, line.style));
        m_lines[i]->setData(line.x, line.y, true);
        m_names[i]->setText(line.name);
        m_names[i]->setColor(line.colour);
        m_names[i]->setFont(m_theme.sized(1));
        m_names[i]->setBrush(ground); // lines that pass behind are still seen
    }
    QCPAxis* const upwards = m_rect->axis(QCPAxis::atLeft);
    upwards->setScaleType(content.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    upwards->setTicker(
        content.logarithmic ? QSharedPointer<QCPAxisTicker>(new QCPAxisTickerLog) : minusTicker());
    m_rect->axis(QCPAxis::atBottom)->setRange(content.x);
    upwards->setRange(content.y);
    if (content.moment)
        m_moment->setData(
            { *content.moment, *content.moment }, { content.y.lower, content.y.upper }, true);
    else
        m_moment->setData({}, {});
    placeNames();
}

bool LinePlot::empty() const
{
    return std::ranges::all_of(
        m_lines, [](const QCPGraph* line) { return line->data()->isEmpty(); });
}

void LinePlot::setVisible(bool visible)
{
    m_rect->setVisible(visible);
    for (QCPAxis* axis : m_rect->axes())
        axis->setVisible(visible);
    m_moment->setVisible(visible);
    m_title->setVisible(visible);
    for (QCPGraph* line : m_lines)
        line->setVisible(visible);
    placeNames();
}

void LinePlot::hideNames(std::size_t count)
{
    m_hidden = count;
    placeNames();
}

void LinePlot::place(QRect area)
{
    const int em = qRound(m_theme.em());
    m_rect->setAutoMargins(QCP::msNone);
    m_rect->setMargins({ 4 * em, qRound(1.6 * em), em, qRound(1.9 * em) });
    m_rect->setOuterRect(area);
    m_rect->axis(QCPAxis::atLeft)
        ->ticker()
        ->setTickCount(std::clamp(area.height() / (4 * em), 2, 5));
    m_rect->axis(QCPAxis::atBottom)
        ->ticker()
        ->setTickCount(std::clamp(area.width() / (6 * em), 2, 6));
    m_rect->update(QCPLayoutElement::upLayout);
    placeNames();
}

// A line of them each, from the corner on; they step aside where there is no room.
void LinePlot::placeNames()
{
    const qreal line = 1.1 * m_theme.em() / std::max(1, m_rect->height());
    const auto count = static_cast<qreal>(m_shown - std::min(m_shown, m_hidden));
    const bool room = (count + 0.5) * line < 0.9;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const auto before = static_cast<qreal>(i) - static_cast<qreal>(m_hidden);
        const qreal at = m_namesBelow ? 1 - (count - before + 0.3) * line : (before + 0.3) * line;
        m_names[i]->position->setCoords(0.98, at);
        m_names[i]->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
        m_names[i]->setVisible(m_rect->visible() && room && i >= m_hidden && i < m_shown);
    }
}

} // namespace ui
