#include "ui/views/regression/regression_view.h"

#include "core/head_at.h"
#include "core/settings/settings.h"
#include "ui/files/starters.h"
#include "ui/plot/axis_style.h"
#include "ui/plot/matrix_panel.h"
#include "ui/settings/field_editor.h"
#include "ui/view/note.h"
#include "ui/view/view_strip.h"
#include "ui/views/regression/regression_marks.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int finePoints = 1201; // points of a drawn function
    constexpr double shareOfOne = 1e-3; // tolerance of a sum of 1
    const QString weightLayer = u"weights"_s;
    constexpr core::Index fewQueries = 40; // up to this number, query positions have marks
    const std::string bandwidthPath = "score.bandwidth";

    core::settings::Field bandwidthField(const core::Experiment& experiment)
    {
        const auto all = core::settings::list(experiment);
        return *std::ranges::find(all, bandwidthPath, &core::settings::Field::path);
    }

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

} // namespace

RegressionView::RegressionView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PointView(viewModel, actions, parent)
    , m_strip(new ViewStrip(this))
    , m_bandwidthBar(new QWidget(this))
    , m_bandwidth(FieldEditor::make(bandwidthField(viewModel.experiment()), this))
    , m_above(new QCPAxisRect(plot()))
    , m_below(new QCPAxisRect(plot()))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    auto* row = new QHBoxLayout(m_bandwidthBar);
    row->setContentsMargins(14, 0, 8, 4);
    row->addWidget(m_bandwidth);
    row->addStretch(1);
    column->addWidget(m_bandwidthBar);
    column->addWidget(stack(), 1);
    m_bandwidth->setMaximumWidth(520);
    addGraphs();
    new RegressionMarks(this, viewModel); // owned by the plot
    connect(note()->button(), &QPushButton::clicked, this, &RegressionView::showExample);
    connect(m_bandwidth, &FieldEditor::changed, this,
        [this](const QString&, const QString& value) { changeBandwidth(value); });
    connect(m_bandwidth, &FieldEditor::settled, this, [this] { this->actions().commitEdit(); });
}

std::vector<QWidget*> RegressionView::controls() const
{
    std::vector<QWidget*> all = m_strip->controls();
    all.push_back(m_bandwidthBar);
    return all;
}

void RegressionView::addGraphs()
{
    plot()->plotLayout()->clear();
    plot()->plotLayout()->addElement(0, 0, m_above);
    plot()->plotLayout()->addElement(1, 0, m_below);
    plot()->plotLayout()->setRowStretchFactor(0, 2);
    plot()->plotLayout()->setRowSpacing(0);
    auto* oneLine = new QCPMarginGroup(plot()); // aligns the left margins
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
            = plot()->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
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
    plot()->addLayer(weightLayer, plot()->layer(u"main"_s));
    plot()->layer(weightLayer)->setMode(QCPLayer::lmBuffered);
    m_bars->setLayer(weightLayer);
    m_form->setLayer(weightLayer);
}

void RegressionView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_strip->setTheme(theme);
    note()->setTheme(theme);
    plot()->setBackground(theme.paper);
    style();
    showTrace();
}

void RegressionView::style()
{
    for (const QCPAxisRect* rect : { m_above, m_below }) {
        styleAxis(rect->axis(QCPAxis::atBottom), m_theme);
        styleAxis(rect->axis(QCPAxis::atLeft), m_theme);
        styleBareAxis(rect->axis(QCPAxis::atTop), m_theme);
        styleBareAxis(rect->axis(QCPAxis::atRight), m_theme);
    }
    m_above->axis(QCPAxis::atBottom)->setTickLabels(false);
    m_below->axis(QCPAxis::atLeft)->setLabel(tr("weight"));
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
void RegressionView::layOut(QSize size)
{
    const int width = size.width();
    const int em = qRound(m_theme.em());
    const int left = m_above->margins().left();
    const qreal legendHeight
        = drawLegend(nullptr, QRectF(0, 0, width - 4 * em - em, em), m_theme, legend());
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
void RegressionView::fitNumbers(const QCPAxisRect& rect, int height) const
{
    const qreal number = 2.2 * m_theme.em();
    rect.axis(QCPAxis::atLeft)->ticker()->setTickCount(std::clamp(int(height / number), 2, 5));
}

void RegressionView::showTrace()
{
    if (!viewModel().trace())
        return;
    const core::Trace& trace = *viewModel().trace();
    m_weighs = false;
    m_data = regressionOf(trace);
    m_mean = m_data.drawable() ? meanCurve(trace) : std::vector<CurvePoint>();
    m_bandwidth->show(bandwidthField(viewModel().experiment()));
    m_bandwidth->showTrace(trace);
    m_strip->setVisible(m_data.drawable());
    if (!m_data.drawable()) {
        m_bandwidth->hide();
        m_drag.reset();
    }
    chooseAdded();
    showHints();
    stack()->setCurrentIndex(m_data.drawable() ? 0 : 1);
    if (m_data.drawable())
        fill();
    else if (std::holds_alternative<core::PointSource>(trace.model->computed().source))
        note()->say(tr("These points have several coordinates; this view is for points on a "
                       "line. See Matrices for their weights and predictions."));
    else
        note()->say(tr("Attention over points on a line is kernel regression: the positions are "
                       "queries, the data points are keys with their targets as values, and the "
                       "kernel gives the weights."),
            tr("Show an example"),
            tr("Noisy points around a curve, and a Gaussian kernel that recovers the curve"));
    announce();
}

// A presentation hides an empty plot of weights; in the window it waits for the mouse.
void RegressionView::fill()
{
    m_weighs = m_weighs || !bare() || viewModel().selection().query;
    const Words words = wordsOfAxes();
    m_above->axis(QCPAxis::atLeft)
        ->setLabel(m_theme.texts.rows.value_or(words.y.isEmpty() ? tr("target y") : words.y));
    m_below->axis(QCPAxis::atBottom)
        ->setLabel(m_theme.texts.columns.value_or(words.x.isEmpty() ? tr("position x") : words.x));
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
    if (!m_drag)
        fitAxes();
    fillTruth();
    fillWeightRange();
    fillWeights();
    layOut(plot()->size());
    replot();
}

// Those of the presentation; in the window, those of the open lesson's step about the same points.
RegressionView::Words RegressionView::wordsOfAxes() const
{
    if (!axisWords().x.isEmpty() || !axisWords().y.isEmpty())
        return axisWords();
    const auto* const shown = std::get_if<core::PointSource>(&viewModel().experiment().source);
    for (const LessonStep& step : viewModel().session().steps) {
        const auto* const points = std::get_if<core::PointSource>(&step.experiment.source);
        const LessonText& text = textIn(step.captions, spokenLanguage());
        if (shown != nullptr && points != nullptr && points->targets == shown->targets
            && points->points == shown->points && !text.x.empty())
            return { QString::fromStdString(text.x), QString::fromStdString(text.y) };
    }
    return {};
}

// Hours are counted in whole numbers where all data are.
void RegressionView::fitTickers()
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

void RegressionView::fitAxes()
{
    const QCPRange x = widened(rangeOf(m_data.x, m_data.queryX), 0.03);
    m_above->axis(QCPAxis::atBottom)->setRange(x);
    m_below->axis(QCPAxis::atBottom)->setRange(x);
    m_above->axis(QCPAxis::atLeft)->setRange(widened(rangeOf(m_data.y, m_data.predicted), 0.08));
}

void RegressionView::fillTruth()
{
    const auto revealText = trueFunction(viewModel().trace()->model->computed().source);
    m_truth->setVisible(revealText.has_value());
    QVector<double> x;
    QVector<double> y;
    if (revealText)
        for (const double at : grid(rangeOf(m_data.x, m_data.queryX))) {
            x.append(at);
            y.append((*revealText)(at));
        }
    m_truth->setData(x, y, true);
}

// One range for all query positions of a head, so that they are comparable.
void RegressionView::fillWeightRange()
{
    const Selection& s = viewModel().selection();
    m_head = s.head;
    const auto weights = core::headAt(*viewModel().trace(), s.layer, s.head).trace.weights.values();
    const auto [lowest, highest] = std::ranges::minmax(weights);
    m_below->axis(QCPAxis::atLeft)
        ->setRange(std::min(0.0, 1.1 * static_cast<double>(lowest)),
            highest > 0 ? 1.15 * static_cast<double>(highest) : 1);
}

void RegressionView::fillWeights()
{
    const core::Trace& trace = *viewModel().trace();
    const Selection& s = viewModel().selection();
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

void RegressionView::replot()
{
    if (!qFuzzyCompare(plot()->bufferDevicePixelRatio(), devicePixelRatioF()))
        plot()->setBufferDevicePixelRatio(devicePixelRatioF());
    plot()->replot(
        plot()->isVisible() ? QCustomPlot::rpImmediateRefresh : QCustomPlot::rpQueuedReplot);
}

void RegressionView::render(QPaintDevice& device, QSize size)
{
    QCPPainter painter(&device);
    if (stack()->currentIndex() == 1) {
        note()->paint(painter, size);
        return;
    }
    painter.setMode(QCPPainter::pmNoCaching);
    layOut(size);
    plot()->toPainter(&painter, size.width(), size.height());
    layOut(plot()->size());
    if (plot()->isVisible())
        replot(); // the axes have not changed
}

void RegressionView::resizeEvent(QResizeEvent* event)
{
    PointView::resizeEvent(event);
    layOut(plot()->size());
    if (!plot()->size().isEmpty())
        plot()->replot(QCustomPlot::rpQueuedReplot); // the resize has painted an older state
}

QString RegressionView::caption(const FigureState&)
{
    return QCoreApplication::translate("Caption", "Attention as kernel regression");
}

} // namespace ui
