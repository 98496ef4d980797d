#include "ui/views/regression/regression_plot.h"

#include "core/head_at.h"
#include "ui/plot/plot_style.h"
#include "ui/views/regression/regression_view.h"

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int finePoints = 1201; // points of a drawn function
    constexpr double shareOfOne = 1e-3; // tolerance of a sum of 1
    const QString weightLayer = u"weights"_s;
    constexpr core::Index fewQueries = 40; // up to this number, query positions have marks
    constexpr int stepsAcross = 100; // steps of an arrow key across an axis
    constexpr qreal reach = 9; // pixels around a data point that select it

    QCPRange widened(QCPRange range, double share)
    {
        const double by = std::max(range.size() * share, 1e-6);
        return { range.lower - by, range.upper + by };
    }

    std::vector<double> grid(const QCPRange& range)
    {
        std::vector<double> result;
        for (int i = 0; i < finePoints; ++i)
            result.push_back(range.lower + range.size() * i / (finePoints - 1));
        return result;
    }

    QCPRange rangeOf(const std::vector<double>& a, const std::vector<double>& b)
    {
        QCPRange range(a.front(), a.front());
        for (const auto* values : { &a, &b })
            for (const double value : *values)
                range.expand(value);
        return range;
    }

    // Rounds to the smallest power of ten that is visible in a pixel.
    double rounded(double value, double perPixel)
    {
        const double unit = std::pow(10, std::floor(std::log10(std::abs(perPixel))));
        return std::round(value / unit) * unit;
    }

    double perPixel(const QCPAxis& axis)
    {
        return axis.pixelToCoord(1) - axis.pixelToCoord(0);
    }

} // namespace

RegressionPlot::RegressionPlot(QCustomPlot* plot)
    : m_plot(plot)
    , m_above(new QCPAxisRect(plot))
    , m_below(new QCPAxisRect(plot))
{
    m_plot->plotLayout()->clear();
    m_plot->plotLayout()->addElement(0, 0, m_above);
    m_plot->plotLayout()->addElement(1, 0, m_below);
    m_plot->plotLayout()->setRowStretchFactor(0, 2);
    m_plot->plotLayout()->setRowSpacing(0);
    auto* oneLine = new QCPMarginGroup(m_plot); // aligns the left margins
    for (QCPAxisRect* rect : { m_above, m_below }) {
        rect->setupFullAxesBox();
        rect->setAutoMargins(QCP::msLeft);
        rect->setMarginGroup(QCP::msLeft, oneLine);
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(u"axes"_s);
            axis->grid()->setLayer(u"grid"_s);
        }
    }
    const auto graph = [&](QCPAxisRect* rect) {
        QCPGraph* result
            = m_plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        result->setSelectable(QCP::stNone);
        result->setAdaptiveSampling(false);
        return result;
    };
    m_truth = graph(m_above);
    m_points = graph(m_above);
    m_points->setLineStyle(QCPGraph::lsNone);
    m_curve = graph(m_above);
    m_asked = graph(m_above);
    m_asked->setLineStyle(QCPGraph::lsNone);
    m_bars = new QCPBars(m_below->axis(QCPAxis::atBottom), m_below->axis(QCPAxis::atLeft));
    m_bars->setWidthType(QCPBars::wtAbsolute);
    m_bars->setSelectable(QCP::stNone);
    m_form = graph(m_below);
    // Parts that change with the selected position have a layer of their own.
    m_plot->addLayer(weightLayer, m_plot->layer(u"main"_s));
    m_plot->layer(weightLayer)->setMode(QCPLayer::lmBuffered);
    m_bars->setLayer(weightLayer);
    m_form->setLayer(weightLayer);
}

void RegressionPlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_plot->setBackground(theme.paper);
    for (const QCPAxisRect* rect : { m_above, m_below }) {
        styleAxis(rect->axis(QCPAxis::atBottom), m_theme);
        styleAxis(rect->axis(QCPAxis::atLeft), m_theme);
        styleBareAxis(rect->axis(QCPAxis::atTop), m_theme);
        styleBareAxis(rect->axis(QCPAxis::atRight), m_theme);
    }
    m_above->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_below->axis(QCPAxis::atLeft)->setLabel(RegressionView::tr("weight"));
    const double line = m_theme.lineWidth;
    m_truth->setPen(QPen(m_theme.muted, 1.5 * line, Qt::DashLine));
    m_curve->setPen(QPen(m_theme.v, 2.5 * line));
    m_form->setPen(QPen(m_theme.query, 1.5 * line));
    m_points->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(m_theme.paper, 1),
        m_theme.k, std::max(8 * line, 0.55 * m_theme.em())));
    m_asked->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(m_theme.paper, 1), m_theme.v, 9 * line));
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(m_theme.k);
    m_bars->setWidth(4 * line);
}

// QCustomPlot sets the left margin: it measures the tick labels when it paints.
void RegressionPlot::layOut(QSize size, const std::vector<LegendItem>& legend)
{
    const int width = size.width();
    const int em = qRound(m_theme.em());
    const int left = m_above->margins().left();
    const qreal legendHeight
        = drawLegend(nullptr, QRectF(0, 0, width - 4 * em - em, em), m_theme, legend);
    m_above->setMargins({ left, qCeil(legendHeight) + 8, em, qRound(0.5 * em) });
    m_below->setMargins({ left, qRound(0.5 * em), em, 3 * em });
    // Without weights only the tick labels of x remain.
    const int foot = m_below->margins().top() + m_below->margins().bottom();
    m_below->setMinimumSize(0, 0);
    m_below->setMaximumSize(QWIDGETSIZE_MAX, m_weighs ? QWIDGETSIZE_MAX : 1); // inner height
    for (const auto side : { QCPAxis::atLeft, QCPAxis::atTop, QCPAxis::atRight })
        m_below->axis(side)->setVisible(m_weighs);
    const int third = m_weighs ? size.height() / 3 : foot; // height of the lower plot
    fitNumbers(*m_above, size.height() - third - m_above->margins().top());
    fitNumbers(*m_below, third - m_below->margins().top() - m_below->margins().bottom());
}

// Chooses as many tick labels as fit one above the other.
void RegressionPlot::fitNumbers(const QCPAxisRect& rect, int height) const
{
    const qreal number = 2.2 * m_theme.em();
    rect.axis(QCPAxis::atLeft)->ticker()->setTickCount(std::clamp(int(height / number), 2, 5));
}

// Names the axes, unless the figure has texts of its own.
void RegressionPlot::setNames(const QString& x, const QString& y)
{
    m_above->axis(QCPAxis::atLeft)->setLabel(m_theme.texts.rows.value_or(y));
    m_below->axis(QCPAxis::atBottom)->setLabel(m_theme.texts.columns.value_or(x));
}

void RegressionPlot::setData(Regression data, std::vector<CurvePoint> mean)
{
    m_data = std::move(data);
    m_mean = std::move(mean);
}

void RegressionPlot::fill()
{
    fitTickers();
    const auto series = [](QCPGraph* graph, const auto& x, const auto& y) {
        graph->setData(QVector<double>(x.begin(), x.end()), QVector<double>(y.begin(), y.end()));
    };
    series(m_points, m_data.x, m_data.y);
    QVector<QCPGraphData> mean;
    for (const CurvePoint& point : m_mean)
        mean.append({ point.x, point.y });
    m_curve->data()->set(mean, true);
    series(m_asked, m_data.queryX, m_data.predicted);
    m_asked->setVisible(m_mean.empty() || std::ssize(m_data.queryX) <= fewQueries);
}

// Hours are counted in whole numbers where all data are.
void RegressionPlot::fitTickers()
{
    const auto ticker = [](const std::vector<double>& values) {
        const bool whole
            = std::ranges::all_of(values, [](double value) { return value == std::round(value); });
        return whole ? wholeTicker() : minusTicker();
    };
    for (QCPAxisRect* rect : { m_above, m_below })
        rect->axis(QCPAxis::atBottom)->setTicker(ticker(m_data.x));
    m_above->axis(QCPAxis::atLeft)->setTicker(ticker(m_data.y));
}

void RegressionPlot::fitAxes()
{
    const QCPRange x = widened(rangeOf(m_data.x, m_data.queryX), 0.03);
    m_above->axis(QCPAxis::atBottom)->setRange(x);
    m_below->axis(QCPAxis::atBottom)->setRange(x);
    m_above->axis(QCPAxis::atLeft)->setRange(widened(rangeOf(m_data.y, m_data.predicted), 0.08));
}

void RegressionPlot::showTruth(const std::optional<std::function<double(double)>>& truth)
{
    m_truth->setVisible(truth.has_value());
    QVector<double> x;
    QVector<double> y;
    if (truth)
        for (const double at : grid(rangeOf(m_data.x, m_data.queryX))) {
            x.append(at);
            y.append((*truth)(at));
        }
    m_truth->setData(x, y, true);
}

// One range for all query positions of a head, so that they are comparable.
void RegressionPlot::fitWeights(const core::Trace& trace, const Selection& s)
{
    const auto weights = core::headAt(trace, s.layer, s.head).trace.weights.values();
    const auto [lowest, highest] = std::ranges::minmax(weights);
    m_below->axis(QCPAxis::atLeft)
        ->setRange(std::min(0.0, 1.1 * static_cast<double>(lowest)),
            highest > 0 ? 1.15 * static_cast<double>(highest) : 1);
}

void RegressionPlot::showWeights(const core::Trace& trace, const Selection& s)
{
    QVector<double> x;
    QVector<double> y;
    std::vector<CurvePoint> form;
    if (s.query) {
        const auto row = core::headAt(trace, s.layer, s.head).trace.weights.row(*s.query);
        for (std::size_t j = 0; j < row.size(); ++j) {
            x.append(m_data.x[j]);
            y.append(static_cast<double>(row[j]));
        }
        form = weightForm(trace, s.head, *s.query, grid(m_below->axis(QCPAxis::atBottom)->range()));
        // The form near the query may exceed the sum of the weights: the limit is 1.
        const double all = std::accumulate(row.begin(), row.end(), 0.0);
        if (std::abs(all - 1) < shareOfOne)
            for (CurvePoint& point : form)
                point.y = std::min(point.y, 1.0);
    }
    m_bars->setData(x, y);
    QVector<QCPGraphData> curve;
    for (const CurvePoint& point : form)
        curve.append({ point.x, point.y });
    m_form->data()->set(curve, true);
}

std::optional<QPointF> RegressionPlot::queryPixel(const Selection& s) const
{
    if (!s.query || *s.query >= std::ssize(m_data.queryX))
        return std::nullopt;
    const auto i = static_cast<std::size_t>(*s.query);
    const QCPAxis* const up = m_above->axis(QCPAxis::atLeft);
    const double predicted = m_data.predicted[i];
    return QPointF(m_above->axis(QCPAxis::atBottom)->coordToPixel(m_data.queryX[i]),
        up->coordToPixel(std::isnan(predicted) ? up->range().lower : predicted));
}

std::optional<QPointF> RegressionPlot::keyPixel(const Selection& s) const
{
    if (!s.key || *s.key >= std::ssize(m_data.x))
        return std::nullopt;
    return pixelOf(*s.key);
}

QPointF RegressionPlot::pixelOf(core::Index point) const
{
    const auto j = static_cast<std::size_t>(point);
    return { m_above->axis(QCPAxis::atBottom)->coordToPixel(m_data.x[j]),
        m_above->axis(QCPAxis::atLeft)->coordToPixel(m_data.y[j]) };
}

std::optional<core::Index> RegressionPlot::pointAt(QPointF at) const
{
    std::optional<core::Index> result;
    qreal closest = reach;
    for (core::Index j = 0; j < std::ssize(m_data.x); ++j)
        if (const qreal away = QLineF(pixelOf(j), at).length(); away < closest) {
            closest = away;
            result = j;
        }
    return result;
}

CurvePoint RegressionPlot::placeAt(QPointF pixel) const
{
    const QRect box = m_above->rect();
    const QCPAxis* across = m_above->axis(QCPAxis::atBottom);
    const QCPAxis* up = m_above->axis(QCPAxis::atLeft);
    const double x = std::clamp<qreal>(pixel.x(), box.left(), box.right());
    const double y = std::clamp<qreal>(pixel.y(), box.top(), box.bottom());
    return { rounded(across->pixelToCoord(x), perPixel(*across)),
        rounded(up->pixelToCoord(y), perPixel(*up)) };
}

// The place some visible steps away, rounded as placeAt().
CurvePoint RegressionPlot::stepFrom(const CurvePoint& from, QPoint steps) const
{
    const QCPAxis* across = m_above->axis(QCPAxis::atBottom);
    const QCPAxis* up = m_above->axis(QCPAxis::atLeft);
    const double x = from.x + steps.x() * across->range().size() / stepsAcross;
    const double y = from.y + steps.y() * up->range().size() / stepsAcross;
    return { rounded(x, perPixel(*across)), rounded(y, perPixel(*up)) };
}

bool RegressionPlot::showsTruth() const
{
    return m_truth->visible();
}

} // namespace ui
