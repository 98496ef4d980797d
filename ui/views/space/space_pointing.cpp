#include "ui/document/tensor_display.h"
#include "ui/plot/matrix_panel.h"
#include "ui/view/zoom_key.h"
#include "ui/views/space/space_view.h"
#include "ui/words/numbers.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>

#include <algorithm>

// Mouse, keyboard and texts of the Space view.

namespace ui {

namespace {
    constexpr qreal pointReach = 18; // pixels around a point that select it
} // namespace

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

} // namespace ui
