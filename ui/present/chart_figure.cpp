#include "ui/present/chart_figure.h"

#include "core/analysis/measure.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/settings/settings.h"
#include "ui/animation/frame_sequence.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/line_plot.h"
#include "ui/present/presentation.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"
#include "ui/words/numbers.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int pointsOfCurve = 25;

    double numberOf(const std::string& text)
    {
        double number = 0;
        return core::readNumber(text, number) ? number : 0;
    }

    std::string_view idOf(core::Measure measure)
    {
        return enumIds(measure)[static_cast<std::size_t>(measure)];
    }

    // Throws core::Error; incomplete when stopped.
    ChartFigure::Curve curveOf(const ChartFigure::Request& request, core::Experiment experiment,
        const core::ModelFiles& files, const std::stop_token& stop)
    {
        const StepChart& chart = request.chart;
        ChartFigure::Curve curve;
        const Sweep sweep { chart.setting, static_cast<double>(chart.from),
            static_cast<double>(chart.to), pointsOfCurve, chart.logarithmic };
        for (const std::string& value : sweepValues(sweep, experiment)) {
            if (stop.stop_requested())
                break;
            core::settings::set(experiment, chart.setting, value);
            curve.x.push_back(numberOf(value));
            curve.y.push_back(
                core::measure(chart.measure, experiment, files, request.layer, request.head));
        }
        return curve;
    }

    LinePlot::Line lineOf(
        const ChartFigure::Curve& curve, const QString& name, const QColor& colour)
    {
        return { .name = name,
            .colour = colour,
            .x = QVector<double>(curve.x.begin(), curve.x.end()),
            .y = QVector<double>(curve.y.begin(), curve.y.end()),
            .dots = true };
    }

    double largestIn(const std::vector<LinePlot::Line>& lines)
    {
        double most = 0;
        for (const LinePlot::Line& line : lines)
            for (const double y : line.y)
                most = std::max(most, y);
        return most > 0 ? most : 1;
    }

    double smallestIn(const std::vector<LinePlot::Line>& lines)
    {
        double least = largestIn(lines);
        for (const LinePlot::Line& line : lines)
            for (const double y : line.y)
                least = std::min(least, y);
        return least;
    }

    bool isWidth(const std::string& setting)
    {
        return setting == "dimension" || setting == "dk";
    }

} // namespace

ChartFigure::ChartFigure(Presentation& presentation, QWidget* parent)
    : View(presentation.stage(), presentation.stage(), parent)
    , m_presentation(presentation)
    , m_plot(new QCustomPlot(this))
    , m_layout(new FreeLayout)
    , m_task(BackgroundOrder::NewestWins, [this](Outcome<Curves> found) {
        if (found.result)
            m_curves = std::move(*found.result);
        else
            m_curves.problem = sentence(*found.error);
        show();
    })
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setMinimumSize(40, 40); // QCustomPlot needs an area
    m_plot->plotLayout()->clear();
    m_plot->plotLayout()->addElement(0, 0, m_layout);
    m_plot->plotLayout()->setAutoMargins(QCP::msNone);
    m_plot->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents); // a click shows the next step
    m_lines = std::make_unique<LinePlot>(m_plot, m_layout);
    m_layout->setArrangement([this](QRect area) {
        if (!area.isEmpty())
            m_lines->place(area);
    });
    setCanvas(*m_plot);
}

ChartFigure::~ChartFigure() = default;

void ChartFigure::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_plot->setBackground(theme.paper);
    m_lines->setTheme(theme);
    show();
}

double ChartFigure::current() const
{
    return numberOf(
        core::settings::get(viewModel().experiment(), m_presentation.step().chart.setting));
}

// The swept setting has its first value, so that moving it asks for nothing new.
ChartFigure::Request ChartFigure::request() const
{
    const LessonStep& step = m_presentation.step();
    Request result { step.chart, viewModel().experiment(), viewModel().session().pinned,
        viewModel().locked().layer, viewModel().locked().head };
    const std::string first = core::numberText(step.chart.from);
    core::settings::set(result.experiment, step.chart.setting, first);
    if (result.pinned)
        core::settings::set(*result.pinned, step.chart.setting, first);
    return result;
}

ChartFigure::Curves ChartFigure::computed(const Request& request, double at,
    const FileLocation& files, const Curves& before, const std::stop_token& stop) noexcept
{
    Curves result;
    result.request = request;
    try {
        const core::StoreFiles source = files.files();
        const bool same = before.request == request && !before.now.x.empty();
        result.now = same ? before.now : curveOf(request, request.experiment, source, stop);
        if (same)
            result.pinned = before.pinned;
        else if (request.pinned)
            result.pinned = curveOf(request, *request.pinned, source, stop);
        core::Experiment experiment = request.experiment;
        core::settings::set(
            experiment, request.chart.setting, core::numberText(static_cast<float>(at)));
        result.at = at;
        result.value
            = core::measure(request.chart.measure, experiment, source, request.layer, request.head);
    } catch (...) {
        result.problem = sentence(currentError());
    }
    return result;
}

void ChartFigure::showTrace()
{
    if (!viewModel().trace())
        return;
    const std::optional<Asked> asked = this->asked();
    if (!asked
        || (m_curves.request == asked->request && m_curves.at == asked->at
            && !m_curves.now.x.empty()))
        return;
    m_task.request([asked = *asked, before = m_curves, files = m_presentation.files()](
                       const std::stop_token& stop) {
        return computed(asked.request, asked.at, files, before, stop);
    });
}

// Nothing where the step has no such setting; then the reason is shown.
std::optional<ChartFigure::Asked> ChartFigure::asked()
{
    try {
        return Asked { request(), current() };
    } catch (const core::Error& error) {
        m_curves = {};
        m_curves.problem = sentence(error);
        show();
    }
    return std::nullopt;
}

QString ChartFigure::title() const
{
    const StepChart& chart = m_presentation.step().chart;
    return tr("%1 = %2: %3 %4", "a setting, its value, a measure, its value")
        .arg(sweptName(chart.setting, viewModel().experiment()), settingText(m_curves.at),
            label(idOf(chart.measure)), shown(m_curves.value, 3));
}

void ChartFigure::show()
{
    const StepChart& chart = m_curves.request.chart;
    LinePlot::Content content { .title = m_curves.problem };
    if (!m_curves.now.x.empty()) {
        content.title = title();
        if (!m_curves.pinned.x.empty())
            content.lines.push_back(lineOf(m_curves.pinned, u"A"_s, m_theme.k));
        content.lines.push_back(
            lineOf(m_curves.now, m_curves.pinned.x.empty() ? QString() : u"B"_s, m_theme.q));
        if (chart.measure == core::Measure::ScoreSpread && isWidth(chart.setting)) {
            LinePlot::Line root { .name = u"√d"_s, .colour = m_theme.muted, .style = Qt::DashLine };
            for (const double x : m_curves.now.x) {
                root.x.append(x);
                root.y.append(std::sqrt(x));
            }
            content.lines.back().name = tr("measured");
            content.lines.push_back(root);
        }
        content.x = { static_cast<double>(chart.from), static_cast<double>(chart.to) };
        content.y = { 0, 1.08 * largestIn(content.lines) };
        content.marker = m_curves.at;
        content.logarithmicX = chart.logarithmic;
        content.along = sweptName(chart.setting, viewModel().experiment());
        content.namesAtEnds = true;
        content.logarithmic = chart.logarithmicY && smallestIn(content.lines) > 0;
        if (content.logarithmic)
            content.y = { smallestIn(content.lines) / 1.1, 1.1 * largestIn(content.lines) };
    }
    m_lines->show(content);
    if (!m_plot->size().isEmpty())
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    announce();
}

void ChartFigure::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    show();
}

// Computes synchronously what is not there yet: a rendered figure cannot be updated later.
void ChartFigure::render(QPaintDevice& device, QSize size)
{
    if (const std::optional<Asked> asked = this->asked()) {
        m_curves = computed(asked->request, asked->at, m_presentation.files(), m_curves);
        show();
    }
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, size.width(), size.height());
}

QString ChartFigure::description() const
{
    return m_curves.now.x.empty() ? tr("chart") : tr("chart: %1").arg(title());
}

} // namespace ui
