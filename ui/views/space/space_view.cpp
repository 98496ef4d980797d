#include "ui/views/space/space_view.h"

#include "ui/document/tensor_display.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/plot_style.h"
#include "ui/view/note.h"
#include "ui/view/step_selection.h"
#include "ui/views/space/space_marks.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"
#include "ui/words/numbers.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal dot = 4; // the radius of a point
    constexpr core::Index manyNumbers = 200'000; // slower than a frame
    constexpr qreal frameWidth = 2.5; // in radii of a point
    constexpr double shareOfLabels = 0.4; // at most, of the points' room

    QCPGraph* makeGraph(QCustomPlot* plot)
    {
        QCPGraph* graph = plot->addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setSelectable(QCP::stNone);
        graph->setAdaptiveSampling(false);
        return graph;
    }

    constexpr qreal pointReach = 18; // pixels around a point that select it

} // namespace

SpaceView::SpaceView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PointView(viewModel, actions, parent)
    , m_choiceBar(new QWidget(this))
    , m_choices(new QButtonGroup(this))
    , m_search(BackgroundOrder::NewestWins, [this](const Outcome<Found>& outcome) {
        const std::optional<Found>& found = outcome.result;
        m_error = outcome.error;
        if (found && found->trace == this->viewModel().trace())
            this->viewModel().derived()->keepPoints(
                found->layer, found->head, found->choice, found->points);
        showTrace();
    })
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    addChoices(m_choiceBar);
    layout->addWidget(m_choiceBar);
    layout->addWidget(stack(), 1);
    plot()->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot()->axisRect()->setAutoMargins(QCP::msNone);
    plot()->axisRect()->setupFullAxesBox();
    new SpaceHighlights(this, new SpaceMarks(this)); // owned by the plot, as every layerable
    connect(plot()->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
        &SpaceView::keepNear);
}

void SpaceView::addChoices(QWidget* bar)
{
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int i = 0; i < int(pointChoices.size()); ++i) {
        const std::string_view choice = pointChoices.at(std::size_t(i));
        auto* button = new QToolButton(bar);
        button->setText(label("view.points", choice));
        button->setToolTip(explanation("view.points", choice));
        button->setCheckable(true);
        m_choices->addButton(button, i);
        row->addWidget(button);
    }
    row->addStretch(1);
    connect(m_choices, &QButtonGroup::idClicked, this, [this](int id) {
        const std::string choice(pointChoices.at(static_cast<std::size_t>(id)));
        actions().navigate([&](Navigation& at) { at.points = choice; });
    });
}

void SpaceView::setTheme(const Theme& theme)
{
    m_theme = theme;
    note()->setTheme(theme);
    showTrace();
}

void SpaceView::showTrace()
{
    if (!viewModel().trace() || !viewModel().trace()->model->canExplain())
        return; // attention weights alone have no points
    const auto chosen = std::ranges::find(pointChoices, viewModel().navigation().points);
    m_choices->button(chosen == pointChoices.end() ? 0 : int(chosen - pointChoices.begin()))
        ->setChecked(true);
    compute();
    const bool ready = m_trace == viewModel().trace(); // otherwise computing
    const bool drawn = ready && m_points.spread() && !m_points.widthsDiffer;
    showNote(!drawn);
    if (!ready)
        note()->say(m_error ? words(*m_error) : tr("Computing the principal components …"));
    else if (m_points.widthsDiffer)
        note()->say(tr("These vectors have different dimensions, so they share no space. Use an "
                       "output projection, or give all vectors the same dimension."));
    else if (!drawn)
        note()->say(tr("Nothing to show: at least two tokens with different vectors are needed."));
    if (drawn)
        fill();
    announce();
}

// Computes the components once per trace, not per repaint. Large inputs are computed in the
// background unless they were prefetched; until then the previous points stay.
void SpaceView::compute()
{
    const Selection& at = viewModel().locked();
    const std::string& choice = viewModel().navigation().points;
    if (m_trace == viewModel().trace() && m_choice == choice && m_layer == at.layer
        && m_head == at.head)
        return;
    const core::AttentionTrace& layer = viewModel().trace()->attention(at.layer);
    if (!viewModel().derived()->hasPoints(at.layer, at.head, choice)
        && layer.queries->size() + layer.output.size() > manyNumbers) {
        search();
        return;
    }
    m_search.stop();
    m_trace = viewModel().trace();
    m_choice = choice;
    m_layer = at.layer;
    m_head = at.head;
    m_points = viewModel().derived()->points(at.layer, at.head, choice);
    m_zoomed = false;
}

void SpaceView::search()
{
    const Selection& at = viewModel().locked();
    const std::string& choice = viewModel().navigation().points;
    if ((m_search.busy() || m_error) && m_sought.trace == viewModel().trace()
        && m_sought.choice == choice && m_sought.layer == at.layer && m_sought.head == at.head)
        return;
    m_sought = { viewModel().trace(), choice, at.layer, at.head, nullptr };
    m_error.reset();
    m_search.request([found = m_sought](const std::stop_token&) mutable {
        found.points = std::make_shared<const SpacePoints>(
            spacePoints(*found.trace, found.layer, found.head, found.choice));
        return found;
    });
}

void SpaceView::fill()
{
    while (m_graphs.size() < m_points.sets.size())
        m_graphs.push_back(makeGraph(plot()));
    for (std::size_t set = 0; set < m_graphs.size(); ++set) {
        QCPGraph* graph = m_graphs[set];
        graph->setVisible(set < m_points.sets.size());
        if (!graph->visible())
            continue;
        const core::Matrix& at = m_points.pca.coordinates[set];
        QVector<QCPGraphData> places;
        for (core::Index i = 0; i < at.rows(); ++i)
            places.append({ double(at(i, 0)), double(at(i, 1)) });
        graph->data()->set(places);
        graph->setScatterStyle(markOf(m_points.sets[set]));
    }
    styleAxes();
    if (!m_zoomed)
        fit(plot()->size());
    if (!qFuzzyCompare(plot()->bufferDevicePixelRatio(), devicePixelRatioF()))
        plot()->setBufferDevicePixelRatio(devicePixelRatioF());
    plot()->replot(
        plot()->isVisible() ? QCustomPlot::rpImmediateRefresh : QCustomPlot::rpQueuedReplot);
}

// Queries are discs and keys are frames: both are visible where they coincide.
QCPScatterStyle SpaceView::markOf(const PointSet& set) const
{
    const QColor colour = colourOf(set.role);
    if (set.ofQueries)
        return { QCPScatterStyle::ssCircle, QPen(m_theme.paper, 1), colour, 2 * dotRadius() };
    return { QCPScatterStyle::ssSquare, QPen(colour, 2 * m_theme.lineWidth), QBrush(Qt::NoBrush),
        frameWidth * dotRadius() };
}

void SpaceView::styleAxes()
{
    plot()->setBackground(m_theme.paper);
    styleAxis(plot()->xAxis, m_theme);
    styleAxis(plot()->yAxis, m_theme);
    styleBareAxis(plot()->xAxis2, m_theme);
    styleBareAxis(plot()->yAxis2, m_theme);
    const int em = qRound(m_theme.em());
    const QRectF width(0, 0, plot()->width() - 5 * em, em);
    plot()->axisRect()->setMargins(
        { 4 * em, qCeil(drawLegend(nullptr, width, m_theme, legend())) + 8, em, 3 * em });
    titleAxis(*plot()->xAxis, tr("first"), 0);
    titleAxis(*plot()->yAxis, tr("second"), 1);
    if (const auto& own = m_theme.texts.columns)
        plot()->xAxis->setLabel(*own);
    if (const auto& own = m_theme.texts.rows)
        plot()->yAxis->setLabel(*own);
}

// The longest title that fits next to the axis.
void SpaceView::titleAxis(QCPAxis& axis, const QString& which, std::size_t component) const
{
    const QString share = percentText(m_points.pca.explainedVarianceRatio[component]);
    const QMargins edges = plot()->axisRect()->margins();
    const int room = axis.orientation() == Qt::Horizontal
        ? plot()->width() - edges.left() - edges.right()
        : plot()->height() - edges.top() - edges.bottom();
    const QFontMetrics metrics(axis.labelFont());
    QString title = tr("%1 principal component: %2 of the variance").arg(which, share);
    if (metrics.horizontalAdvance(title) > room)
        title = u"%1: %2"_s.arg(which, share);
    axis.setLabel(metrics.horizontalAdvance(title) > room ? share : title);
}

void SpaceView::fit(QSize size)
{
    double low[2] = { 1e300, 1e300 };
    double high[2] = { -1e300, -1e300 };
    for (const core::Matrix& at : m_points.pca.coordinates)
        for (core::Index i = 0; i < at.rows(); ++i)
            for (core::Index c = 0; c < 2; ++c) {
                low[c] = std::min(low[c], double(at(i, c)));
                high[c] = std::max(high[c], double(at(i, c)));
            }
    const QMargins margins = plot()->axisRect()->margins();
    const double width = std::max(50, size.width() - margins.left() - margins.right());
    const double height = std::max(50, size.height() - margins.top() - margins.bottom());
    // Room for the labels of the outermost points, next to and above them, limited to a share of a
    // small view.
    const double aside = std::min(8 * m_theme.em(), shareOfLabels * width);
    const double above = std::min(3 * m_theme.em(), shareOfLabels * height);
    const double unit = std::max(
        { (high[0] - low[0]) / (width - aside), (high[1] - low[1]) / (height - above), 1e-9 });
    const QSignalBlocker quiet(plot()->xAxis);
    plot()->xAxis->setRange((low[0] + high[0] - unit * width) / 2, unit * width, Qt::AlignLeft);
    plot()->yAxis->setRange((low[1] + high[1] - unit * height) / 2, unit * height, Qt::AlignLeft);
}

QString SpaceView::emptyReason() const
{
    return stack()->currentIndex() == 0 ? QString() : note()->sentence();
}

void SpaceView::render(QPaintDevice& device, QSize size)
{
    QCPPainter painter(&device);
    if (stack()->currentIndex() == 1) {
        note()->paint(painter, size);
        return;
    }
    const QCPRange x = plot()->xAxis->range();
    const QCPRange y = plot()->yAxis->range();
    if (!m_zoomed)
        fit(size);
    painter.setMode(QCPPainter::pmNoCaching);
    plot()->toPainter(&painter, size.width(), size.height());
    const QSignalBlocker quiet(plot()->xAxis);
    plot()->xAxis->setRange(x);
    plot()->yAxis->setRange(y);
}

qreal SpaceView::dotRadius() const
{
    return dot * m_theme.lineWidth;
}

qreal SpaceView::markRadius() const
{
    const bool framed
        = std::ranges::any_of(m_points.sets, [](const PointSet& set) { return !set.ofQueries; });
    return framed ? frameWidth / 2 * dotRadius() + m_theme.lineWidth : dotRadius();
}

QPointF SpaceView::pixel(std::size_t set, core::Index row) const
{
    const core::Matrix& at = m_points.pca.coordinates[set];
    return { plot()->xAxis->coordToPixel(double(at(row, 0))),
        plot()->yAxis->coordToPixel(double(at(row, 1))) };
}

QString SpaceView::nameOf(std::size_t set, core::Index row) const
{
    constexpr int longest = 16;
    const core::AttentionTrace& attention = m_trace->attention(m_layer);
    const bool ofQueries = m_points.sets[set].ofQueries;
    const auto& tokens = ofQueries ? *attention.queryTokens : *attention.keyTokens;
    const QString name = safeLabel(tokens[static_cast<std::size_t>(row)].text, longest);
    const bool predicts = ofQueries && attention.predicted != nullptr
        && viewModel().predicted() == attention.predicted;
    return predicts ? u"%1 → %2"_s.arg(
               name, safeLabel((*attention.predicted)[static_cast<std::size_t>(row)].text, longest))
                    : name;
}

const core::Matrix& SpaceView::weights() const
{
    return m_trace->attention(m_layer).heads[static_cast<std::size_t>(m_head)].weights;
}

QColor SpaceView::colourOf(PointRole role) const
{
    switch (role) {
    case PointRole::Output:
        return m_theme.v;
    case PointRole::Query:
        return m_theme.q;
    case PointRole::Key:
        return m_theme.k;
    case PointRole::KeyInput:
        return m_theme.muted;
    case PointRole::Input:
        break;
    }
    return m_theme.accent;
}

std::vector<LegendItem> SpaceView::legend() const
{
    std::vector<LegendItem> result;
    for (const PointSet& set : m_points.sets)
        result.push_back({ wordOf(set.role), colourOf(set.role),
            set.ofQueries ? LegendItem::Mark::Disc : LegendItem::Mark::Frame });
    return result;
}

QString SpaceView::wordOf(PointRole role) const
{
    const bool rotated = m_trace->attention(m_layer).spec.rotary.has_value();
    switch (role) {
    case PointRole::Output:
        return m_choice == "residual" ? tr("after attention, with the residual")
            : m_points.arrows         ? tr("after attention")
                                      : tr("output");
    case PointRole::Query:
        return (rotated ? tr("rotated queries q of head %1") : tr("queries q of head %1"))
            .arg(headNumber(*m_trace, m_layer, m_head));
    case PointRole::Key:
        return (rotated ? tr("rotated keys k of head %1") : tr("keys k of head %1"))
            .arg(headNumber(*m_trace, m_layer, m_head));
    case PointRole::KeyInput:
        return tr("input (keys and values)");
    case PointRole::Input:
        break;
    }
    return m_points.arrows         ? tr("before attention")
        : m_points.sets.size() > 1 ? tr("input (queries)")
                                   : tr("input");
}

void SpaceView::showSelection()
{
    const Selection& at = viewModel().locked();
    if (!viewModel().trace())
        return;
    if (m_trace != viewModel().trace() || at.head != m_head || at.layer != m_layer) {
        showTrace();
        return;
    }
    overlayLayer(plot())->replot();
    announce();
}

std::optional<core::Index> SpaceView::highlighted(std::size_t set, bool asQuery) const
{
    const Selection& s = viewModel().selection();
    const bool asking = m_points.sets[set].ofQueries;
    const bool self = m_trace->attention(m_layer).selfAttention();
    const bool both
        = self && m_points.sets[set].role == PointRole::Input && m_points.sets.size() == 1;
    const auto index = asQuery ? s.query : s.key;
    if ((asQuery != asking && !both) || !index || *index >= m_points.pca.coordinates[set].rows())
        return std::nullopt;
    return index;
}

std::optional<std::pair<std::size_t, core::Index>> SpaceView::pointAt(QPointF at) const
{
    std::optional<std::pair<std::size_t, core::Index>> result;
    qreal nearest = pointReach;
    for (std::size_t set = 0; set < m_points.sets.size(); ++set)
        for (core::Index i = 0; i < m_points.pca.coordinates[set].rows(); ++i)
            if (const qreal away = QLineF(at, pixel(set, i)).length(); away < nearest) {
                nearest = away;
                result = { set, i };
            }
    return result;
}

std::optional<Selection> SpaceView::meaning(QPointF at, Qt::KeyboardModifiers modifiers) const
{
    const auto point = pointAt(at);
    if (!point)
        return std::nullopt;
    Selection s = viewModel().locked();
    const bool asKey = modifiers.testFlag(Qt::ShiftModifier);
    const bool asking = m_points.sets[point->first].ofQueries && !asKey;
    (asking ? s.query : s.key) = point->second;
    const core::AttentionTrace& attention = m_trace->attention(m_layer);
    const auto count = std::ssize(asking ? *attention.queryTokens : *attention.keyTokens);
    return point->second < count ? std::optional(s) : std::nullopt;
}

bool SpaceView::drawn() const
{
    return m_trace != nullptr && stack()->currentIndex() == 0;
}

void SpaceView::moved(const QMouseEvent& event)
{
    PointView::moved(event);
    m_zoomed = m_zoomed || (event.buttons() != Qt::NoButton && wandered(event.position()));
}

bool SpaceView::handled(QEvent& event)
{
    m_zoomed = m_zoomed || event.type() == QEvent::Wheel;
    if (event.type() != QEvent::MouseButtonDblClick)
        return false;
    m_zoomed = false;
    fit(plot()->size());
    plot()->replot(QCustomPlot::rpQueuedReplot);
    return true;
}

// Limits the zoom: a range over 3 times the fitted one, or under a thousandth, becomes the fitted
// one.
void SpaceView::keepNear()
{
    const QCPRange x = plot()->xAxis->range();
    const QCPRange y = plot()->yAxis->range();
    const QSignalBlocker quiet(plot()->xAxis);
    fit(plot()->size());
    constexpr double widest = 3;
    constexpr double closest = 1e-3;
    const double relative = x.size() / plot()->xAxis->range().size();
    if (relative > widest || relative < closest)
        return;
    plot()->xAxis->setRange(x);
    plot()->yAxis->setRange(y);
}

// Zooms around the centre of the visible range.
bool SpaceView::zoomByKey(int key)
{
    const std::optional<double> factor = zoomOfKey(key);
    if (!factor)
        return false;
    m_zoomed = true;
    for (QCPAxis* axis : { plot()->yAxis, plot()->xAxis }) // the last one limits both axes
        axis->scaleRange(*factor, axis->range().center());
    plot()->replot(QCustomPlot::rpQueuedReplot);
    return true;
}

void SpaceView::resizeEvent(QResizeEvent* event)
{
    PointView::resizeEvent(event);
    if (m_trace && m_points.spread()) {
        m_zoomed = false;
        styleAxes();
        fit(plot()->size());
        if (!plot()->size().isEmpty())
            plot()->replot(QCustomPlot::rpQueuedReplot); // the resize has painted an older state
    }
}

void SpaceView::keyPressEvent(QKeyEvent* event)
{
    if (!viewModel().trace() || !zoomByKey(event->key()))
        PointView::keyPressEvent(event);
}

QString SpaceView::description() const
{
    if (!m_trace || !m_points.spread())
        return tr("Tokens as points");
    const QString shares = tr("two components explain %1 % of the variance")
                               .arg(shown(100
                                   * (m_points.pca.explainedVarianceRatio[0]
                                       + m_points.pca.explainedVarianceRatio[1])));
    for (std::size_t set = 0; set < m_points.sets.size(); ++set) {
        const auto row = highlighted(set, m_points.sets[set].ofQueries);
        if (!row)
            continue;
        const auto axis = m_points.sets[set].ofQueries ? core::Axis::Queries : core::Axis::Keys;
        const core::Matrix& at = m_points.pca.coordinates[set];
        return tr("%1 at (%2, %3); %4")
            .arg(placeName(m_trace->attention(m_layer), axis, *row), shown(double(at(*row, 0))),
                shown(double(at(*row, 1))), shares);
    }
    core::Index count = 0;
    for (const core::Matrix& at : m_points.pca.coordinates)
        count += at.rows();
    return tr("%n point(s); %1", nullptr, static_cast<int>(count)).arg(shares);
}

bool SpaceView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model->canExplain();
}

QString SpaceView::caption(const FigureState&)
{
    return QCoreApplication::translate(
        "Caption", "Tokens as points, by their principal components");
}

void SpaceView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    constexpr core::Index widest = 768; // wider vectors take long, without cancelling
    if (!budget.ahead) {
        static_cast<void>(derived.points(request.layer, request.head, request.navigation.points));
        return;
    }
    const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
    const auto shortSide
        = std::min(layer.queries->rows() + layer.keys->rows(), layer.queries->cols());
    for (const std::string_view choice : pointChoices)
        if (shortSide <= widest && !budget.stop.stop_requested())
            static_cast<void>(derived.points(request.layer, request.head, choice));
}

} // namespace ui
