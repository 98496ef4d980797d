#include "ui/views/regression/regression_view.h"

#include "core/base/error.h"
#include "core/head_at.h"
#include "core/settings/settings.h"
#include "ui/document/regression.h"
#include "ui/document/view_model.h"
#include "ui/files/starters.h"
#include "ui/plot/matrix_panel.h"
#include "ui/settings/field_editor.h"
#include "ui/view/note.h"
#include "ui/view/step_selection.h"
#include "ui/view/view_strip.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The legend, the query's line through both plots, and the selected points.
    class RegressionMarks : public QCPLayerable {
    public:
        RegressionMarks(RegressionView* view, const ViewModel& viewModel);

    protected:
        void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
        void draw(QCPPainter* painter) override;

    private:
        RegressionView* m_view;
        const ViewModel& m_viewModel;
    };

    RegressionMarks::RegressionMarks(RegressionView* view, const ViewModel& viewModel)
        : QCPLayerable(view->plot(), overlayLayer(view->plot())->name())
        , m_view(view)
        , m_viewModel(viewModel)
    {
    }

    void RegressionMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const
    {
        painter->setAntialiasing(true);
    }

    void RegressionMarks::draw(QCPPainter* painter)
    {
        const Theme& theme = m_view->theme();
        const QRectF above = m_view->dataRect()->rect();
        const qreal ring = 7 * std::max(1.0, 0.75 * theme.scale);
        painter->setClipping(false);
        drawLegend(
            painter, { above.left(), 4, above.width(), above.top() }, theme, m_view->legend());
        const Selection& shown = m_viewModel.selection();
        const Selection& locked = m_viewModel.locked();
        const auto query = m_view->queryPixel(shown);
        if (query) {
            painter->setPen(QPen(theme.query, 1.2 * theme.lineWidth, Qt::DashLine));
            for (const QCPAxisRect* rect : { m_view->dataRect(), m_view->weightRect() })
                painter->drawLine(
                    QPointF(query->x(), rect->top()), QPointF(query->x(), rect->bottom()));
        }
        painter->setClipRect(QRectF(m_view->dataRect()->rect())
                                 .adjusted(-1.3 * ring, -1.3 * ring, 1.3 * ring, 1.3 * ring));
        if (const auto left = m_view->queryPixel(locked); left && locked.query != shown.query) {
            painter->setPen(
                QPen(theme.query, 2 * theme.lineWidth)); // the locked query stays visible
            painter->setBrush(theme.paper);
            painter->drawEllipse(*left, 0.7 * ring, 0.7 * ring);
        }
        if (const auto key = m_view->keyPixel(shown)) {
            painter->setPen(QPen(theme.k, 2.5 * theme.lineWidth));
            painter->setBrush(Qt::NoBrush);
            painter->drawEllipse(*key, 1.3 * ring, 1.3 * ring);
        }
        if (query) {
            painter->setPen(QPen(theme.paper, 1.5));
            painter->setBrush(theme.query);
            painter->drawEllipse(*query, ring, ring);
        }
    }

    const std::string bandwidthPath = "score.bandwidth";

    core::settings::Field bandwidthField(const core::Experiment& experiment)
    {
        const auto all = core::settings::list(experiment);
        return *std::ranges::find(all, bandwidthPath, &core::settings::Field::path);
    }

    core::Index nearest(const std::vector<double>& values, double to)
    {
        const auto it = std::ranges::min_element(
            values, {}, [to](double value) { return std::abs(value - to); });
        return it - values.begin();
    }

} // namespace

RegressionView::RegressionView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PointView(viewModel, actions, parent)
    , m_strip(new ViewStrip(this))
    , m_bandwidthBar(new QWidget(this))
    , m_bandwidth(FieldEditor::make(bandwidthField(viewModel.experiment()), this))
    , m_plot(plot())
    , m_editor(viewModel, actions, m_plot)
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

void RegressionView::setTheme(const Theme& theme)
{
    m_strip->setTheme(theme);
    note()->setTheme(theme);
    m_plot.setTheme(theme);
    showTrace();
}

void RegressionView::showTrace()
{
    if (!viewModel().trace())
        return;
    const core::Trace& trace = *viewModel().trace();
    m_plot.setWeighs(false);
    Regression points = regressionOf(trace);
    std::vector<CurvePoint> mean;
    if (points.drawable())
        mean = meanCurve(trace);
    m_plot.setData(std::move(points), std::move(mean));
    m_bandwidth->show(bandwidthField(viewModel().experiment()));
    m_bandwidth->showTrace(trace);
    m_strip->setVisible(regression().drawable());
    if (!regression().drawable()) {
        m_bandwidth->hide();
        m_editor.letGo();
    }
    m_editor.chooseAdded();
    showHints();
    stack()->setCurrentIndex(regression().drawable() ? 0 : 1);
    if (regression().drawable())
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
    const core::Trace& trace = *viewModel().trace();
    const Selection& s = viewModel().selection();
    m_plot.setWeighs(m_plot.weighs() || !bare() || s.query);
    const Words words = wordsOfAxes();
    m_plot.setNames(words.x.isEmpty() ? tr("position x") : words.x,
        words.y.isEmpty() ? tr("target y") : words.y);
    m_plot.fill();
    if (!m_editor.dragging())
        m_plot.fitAxes();
    m_plot.showTruth(trueFunction(trace.model->computed().source));
    m_head = s.head;
    m_plot.fitWeights(trace, s);
    m_plot.showWeights(trace, s);
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

void RegressionView::layOut(QSize size)
{
    m_plot.layOut(size, legend());
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

void RegressionView::showHints()
{
    const int count = static_cast<int>(regression().x.size());
    const QString file = fileOfPoints(viewModel().experiment());
    const bool own = std::holds_alternative<core::PointSource>(viewModel().experiment().source);
    const QString hints = !own
        ? tr("the kernel's training points")
        : tr("drag a point and the curve follows; double-click adds one; Delete removes it; "
             "Ctrl+arrows move it");
    if (file.isEmpty())
        m_strip->setHeading(tr("%n point(s)", nullptr, count), bare() ? QString() : hints);
    else
        m_strip->setHeading(tr("%n point(s) of %1", nullptr, count).arg(fileLabel(file)),
            bare() ? QString()
                   : tr("changes stay in the session, the file is not modified; %1").arg(hints));
}

// A held key makes one history step.
void RegressionView::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        actions().commitEdit();
    PointView::keyReleaseEvent(event);
}

// The menu key applies to the selected point.
void RegressionView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto& key = viewModel().locked().key;
    if (regression().drawable() && key && *key < std::ssize(regression().x))
        m_editor.offer(m_plot.pixelOf(*key).toPoint(), this);
    else
        PointView::contextMenuEvent(event);
}

bool RegressionView::accepts(const core::Trace& trace, const EditableState&)
{
    return regressionOf(trace).drawable();
}

void RegressionView::showExample()
{
    actions().commitEdit();
    actions().edit([] { return tr("Show a kernel regression"); }, u"source"_s,
        [](EditableState& state) { showRegressionExample(state.experiment); });
    actions().commitEdit();
}

void RegressionView::changeBandwidth(const QString& value)
{
    try {
        core::Experiment next = viewModel().experiment();
        core::settings::set(next, "score.bandwidth", value.toStdString());
        actions().edit([] { return tr("Change the bandwidth"); }, u"score.bandwidth"_s,
            [&](EditableState& state) { state.experiment = next; });
    } catch (const core::Error&) {
        showTrace(); // outside the range: the control returns to the valid value
    }
}

void RegressionView::showSelection()
{
    if (!viewModel().trace() || !regression().drawable())
        return;
    if (viewModel().selection().head != m_head
        || (viewModel().selection().query && !m_plot.weighs())) {
        fill();
    } else {
        m_plot.showWeights(*viewModel().trace(), viewModel().selection());
        bars()->layer()->replot();
        overlayLayer(plot())->replot();
    }
    announce();
}

// In the upper plot, the nearest query position, and the data point under the mouse; in the lower
// plot, the bar under the mouse for the locked query.
std::optional<Selection> RegressionView::meaning(QPointF at, Qt::KeyboardModifiers) const
{
    Selection s = viewModel().locked();
    const double x = dataRect()->axis(QCPAxis::atBottom)->pixelToCoord(at.x());
    if (weightRect()->rect().contains(at.toPoint()) && s.query) {
        s.key = nearest(regression().x, x);
        return s;
    }
    if (!dataRect()->rect().contains(at.toPoint()) && !weightRect()->rect().contains(at.toPoint()))
        return std::nullopt;
    s.query = nearest(regression().queryX, x);
    s.key = m_plot.pointAt(at);
    return s;
}

void RegressionView::pressed(const QMouseEvent& event)
{
    PointView::pressed(event);
    const auto where = meaning(event.position(), event.modifiers());
    if (!where)
        return;
    actions().lock(*where);
    const auto point = m_plot.pointAt(event.position());
    if (point && event.button() == Qt::LeftButton)
        m_editor.grip(*point, event.position());
}

void RegressionView::moved(const QMouseEvent& event)
{
    if (m_editor.dragging()) {
        m_editor.drag(event.position(), wandered(event.position()));
        return;
    }
    actions().hover(meaning(event.position(), event.modifiers()));
    plot()->setCursor(m_plot.pointAt(event.position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void RegressionView::released(const QMouseEvent&)
{
    if (!m_editor.dragging())
        return;
    m_editor.drop();
    fill(); // the axes adapt again
}

bool RegressionView::handled(QEvent& event)
{
    if (event.type() == QEvent::MouseButtonDblClick)
        m_editor.addAt(static_cast<QMouseEvent&>(event).position());
    if (event.type() != QEvent::ContextMenu) // the plot receives no other mouse event
        return false;
    m_editor.offer(static_cast<QContextMenuEvent&>(event).pos(), this);
    return true;
}

// Moves to the next query position, from left to right.
void RegressionView::walk(core::Index by)
{
    Selection s = viewModel().locked();
    core::Index place = 0;
    if (s.query)
        place = std::clamp<core::Index>(
            std::ranges::find(regression().order, *s.query) - regression().order.begin() + by, 0,
            std::ssize(regression().order) - 1);
    s.query = regression().order[static_cast<std::size_t>(place)];
    actions().lock(s);
}

// Left and right move along the query positions, up and down along the data points.
void RegressionView::keyPressEvent(QKeyEvent* event)
{
    if (!regression().drawable()) {
        event->ignore();
        return;
    }
    if (m_editor.edit(event))
        return;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        walk(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        stepSelection(
            viewModel(), actions(), event->key() == Qt::Key_Up ? Qt::Key_Left : Qt::Key_Right);
        break;
    default:
        PointView::keyPressEvent(event);
    }
}

// There is no prediction where no point is within the kernel's support.
QString RegressionView::predictionText(double predicted, int digits)
{
    return std::isnan(predicted) ? tr("none, no point is within reach") : shown(predicted, digits);
}

std::vector<LegendItem> RegressionView::legend() const
{
    std::vector<LegendItem> items { { tr("data"), theme().k, LegendItem::Mark::Disc },
        { tr("prediction"), theme().v,
            m_plot.mean().empty() ? LegendItem::Mark::Disc : LegendItem::Mark::Line } };
    if (m_plot.showsTruth())
        items.push_back({ tr("true function"), theme().muted, LegendItem::Mark::Dashes });
    const auto& query = viewModel().selection().query;
    if (!query || *query >= std::ssize(regression().queryX)) {
        if (m_plot.weighs())
            items.push_back({ tr("point at a position: its weights are shown below"), theme().query,
                LegendItem::Mark::Dashes });
        return items;
    }
    const auto i = static_cast<std::size_t>(*query);
    const QString predicted = predictionText(regression().predicted[i], 3);
    const Words words = wordsOfAxes();
    items.push_back({ words.x.isEmpty()
            ? tr("query x = %1, prediction %2").arg(shown(regression().queryX[i], 3), predicted)
            : tr("at %1: %2 %3", "a position, the value predicted there, its unit or subject")
                  .arg(settingText(regression().queryX[i]), predicted,
                      std::isnan(regression().predicted[i]) ? QString() : words.y)
                  .trimmed(),
        theme().query, LegendItem::Mark::Disc });
    return items;
}

QString RegressionView::emptyReason() const
{
    return regression().drawable() ? QString() : note()->sentence();
}

QString RegressionView::spokenSelection() const
{
    return regression().drawable() ? QString() : PointView::spokenSelection();
}

QString RegressionView::description() const
{
    if (!regression().drawable())
        return emptyReason();
    const Selection& s = viewModel().selection();
    const auto keys = std::ssize(regression().x);
    QString text = tr("Kernel regression of %n point(s)", nullptr, static_cast<int>(keys));
    if (const auto i = s.query.value_or(-1); i >= 0 && i < std::ssize(regression().queryX))
        text = tr("Query x = %1: prediction %2")
                   .arg(shown(regression().queryX[static_cast<std::size_t>(i)]),
                       predictionText(regression().predicted[static_cast<std::size_t>(i)], 4));
    if (!s.key || *s.key >= keys)
        return text;
    const auto j = static_cast<std::size_t>(*s.key);
    text = tr("%1; data point %2 at x = %3, y = %4")
               .arg(text)
               .arg(*s.key + 1)
               .arg(shown(regression().x[j]), shown(regression().y[j]));
    if (!s.query || *s.query >= std::ssize(regression().queryX))
        return text;
    const float weight
        = core::headAt(*viewModel().trace(), s.layer, s.head).trace.weights(*s.query, *s.key);
    return tr("%1 has weight %2").arg(text, shown(double(weight)));
}

QString RegressionView::caption(const FigureState&)
{
    return QCoreApplication::translate("Caption", "Attention as kernel regression");
}

} // namespace ui
