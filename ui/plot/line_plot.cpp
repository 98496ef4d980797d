#include "ui/plot/line_plot.h"

#include "ui/plot/free_layout.h"
#include "ui/plot/plot_style.h"

#include <algorithm>

namespace ui {

namespace {
    constexpr int roomForWords = 11; // least height, in lines, for an axis title

    // Powers of ten, or of two in a range with few of those.
    QSharedPointer<QCPAxisTicker> logTicker(const QCPRange& range)
    {
        constexpr double fewTens = 50; // largest quotient of the range's ends
        const auto ticker = QSharedPointer<QCPAxisTickerLog>::create();
        if (range.lower > 0 && range.upper / range.lower < fewTens)
            ticker->setLogBase(2);
        return ticker;
    }
} // namespace

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
    m_marker = plot->addGraph(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft));
    m_marker->setSelectable(QCP::stNone);
    m_title = words();
    m_title->position->setCoords(0, -0.04);
    m_title->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
}

QCPItemText* LinePlot::words()
{
    auto* item = new QCPItemText(m_plot);
    item->setClipAxisRect(m_rect); // and is visible with it
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
    m_marker->setPen(QPen(theme.query, 1.5 * theme.lineWidth));
    m_title->setFont(theme.sized(1, true));
    m_title->setColor(theme.text);
}

void LinePlot::show(const Content& content)
{
    m_title->setText(content.title);
    m_namesBelow = content.namesBelow;
    m_namesAtEnds = content.namesAtEnds;
    m_along = content.along;
    m_content = content.lines;
    while (m_lines.size() < m_content.size()) {
        m_lines.push_back(
            m_plot->addGraph(m_rect->axis(QCPAxis::atBottom), m_rect->axis(QCPAxis::atLeft)));
        m_lines.back()->setSelectable(QCP::stNone);
        m_lines.back()->setAdaptiveSampling(false);
        m_names.push_back(words());
        m_names.back()->setLayer(QStringLiteral("legend")); // above the lines
    }
    QColor ground = m_theme.paper;
    ground.setAlphaF(0.8F);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line line = i < m_content.size() ? m_content[i] : Line {};
        const double width = (line.style == Qt::SolidLine ? 2.5 : 1.5) * m_theme.lineWidth;
        m_lines[i]->setPen(QPen(line.colour, width, line.style));
        m_lines[i]->setData(line.x, line.y, true);
        m_lines[i]->setScatterStyle(line.dots
                ? QCPScatterStyle(QCPScatterStyle::ssDisc, 3 * width + 1)
                : QCPScatterStyle());
        m_names[i]->setColor(m_theme.readable(line.colour));
        m_names[i]->setFont(m_theme.sized(1));
        m_names[i]->setBrush(ground); // lines below stay visible
    }
    const auto scale = [](QCPAxis* axis, bool logarithmic, const Range& shown) {
        const QCPRange range(shown.lower, shown.upper);
        axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis->setTicker(logarithmic ? logTicker(range) : minusTicker());
        axis->setRange(range);
    };
    scale(m_rect->axis(QCPAxis::atBottom), content.logarithmicX, content.x);
    scale(m_rect->axis(QCPAxis::atLeft), content.logarithmic, content.y);
    if (content.marker)
        m_marker->setData(
            { *content.marker, *content.marker }, { content.y.lower, content.y.upper }, true);
    else
        m_marker->setData({}, {});
    placeNames();
}

bool LinePlot::empty() const
{
    return std::ranges::all_of(
        m_content, [](const Line& line) { return line.x.isEmpty() && line.name.isEmpty(); });
}

void LinePlot::setVisible(bool visible)
{
    m_rect->setVisible(visible);
    for (QCPAxis* axis : m_rect->axes())
        axis->setVisible(visible);
    m_marker->setVisible(visible);
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
    const QString along = m_theme.texts.columns.value_or(m_along);
    const bool said = !along.isEmpty() && area.height() > roomForWords * em;
    m_rect->axis(QCPAxis::atBottom)->setLabel(said ? along : QString());
    m_rect->axis(QCPAxis::atLeft)->setLabel(m_theme.texts.rows.value_or(QString()));
    m_rect->setMargins({ 4 * em, qRound(1.6 * em), em, qRound((said ? 3.1 : 1.9) * em) });
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

QString LinePlot::title() const
{
    return m_title->text();
}

QString LinePlot::along() const
{
    return m_rect->axis(QCPAxis::atBottom)->label();
}

bool LinePlot::titled() const
{
    return m_title->realVisibility();
}

QStringList LinePlot::names() const
{
    QStringList seen;
    for (const QCPItemText* name : m_names)
        if (name->realVisibility())
            seen.append(name->text());
    return seen;
}

QString LinePlot::fitted(const Line& line) const
{
    const QFontMetricsF metrics(m_theme.sized(1));
    const qreal room = 0.96 * m_rect->width();
    const bool whole = line.shortName.isEmpty() || metrics.horizontalAdvance(line.name) <= room;
    return metrics.elidedText(whole ? line.name : line.shortName, Qt::ElideRight, room);
}

// Places one name per line from the corner on, as many as fit.
void LinePlot::placeNames()
{
    const qreal line = 1.1 * m_theme.em() / std::max(1, m_rect->height());
    std::vector<std::size_t> named;
    for (std::size_t i = m_hidden; i < m_content.size(); ++i)
        if (!m_content[i].name.isEmpty())
            named.push_back(i);
    const auto room = static_cast<std::size_t>(std::max(0.0, 0.9 / line - 0.5));
    named.resize(std::min(named.size(), room));
    for (QCPItemText* name : m_names)
        name->setVisible(false);
    if (m_namesAtEnds) {
        placeNamesAtEnds(named, line);
        return;
    }
    for (std::size_t k = 0; k < named.size(); ++k) {
        QCPItemText* const name = m_names[named[k]];
        const auto rows = static_cast<qreal>(m_namesBelow ? named.size() - k : k);
        name->setText(fitted(m_content[named[k]]));
        name->position->setCoords(
            0.98, m_namesBelow ? 1 - (rows + 0.3) * line : (rows + 0.3) * line);
        name->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
        name->setVisible(m_rect->visible());
    }
}

// Names of lines that end close together are moved apart downwards, or upwards at the bottom.
void LinePlot::placeNamesAtEnds(const std::vector<std::size_t>& named, qreal line)
{
    struct End {
        std::size_t which;
        qreal top; // share of the height
    };
    std::vector<End> ends;
    for (const std::size_t i : named) {
        const qreal last = m_content[i].y.isEmpty() ? 0 : m_content[i].y.back();
        const qreal at = (m_rect->axis(QCPAxis::atLeft)->coordToPixel(last) - m_rect->top())
            / std::max(1, m_rect->height());
        ends.push_back({ i, at - 1.35 * line });
    }
    std::ranges::sort(ends, {}, &End::top);
    qreal least = 0.2 * line;
    for (End& each : ends)
        least = (each.top = std::max(each.top, least)) + line;
    qreal most = 1 - 1.2 * line;
    for (std::size_t i = ends.size(); i-- > 0;)
        most = (ends[i].top = std::min(ends[i].top, most)) - line;
    for (const End& each : ends) {
        QCPItemText* const name = m_names[each.which];
        name->setText(fitted(m_content[each.which]));
        name->position->setCoords(0.98, each.top);
        name->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
        name->setVisible(m_rect->visible());
    }
}

} // namespace ui
