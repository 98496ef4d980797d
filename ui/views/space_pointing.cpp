#include "ui/document.h"
#include "ui/numbers.h"
#include "ui/plot/matrix_panel.h"
#include "ui/tensor_picture.h"
#include "ui/views/space_view.h"
#include "ui/views/zoom_key.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>

#include <algorithm>

// Mouse, keyboard and words of the Space view.

namespace ui {

namespace {
    constexpr qreal pointReach = 18; // pixels from a point that still mean it
} // namespace

void SpaceView::showSelection()
{
    const Selection& at = document().locked();
    if (!document().trace())
        return;
    if (m_trace != document().trace() || at.head != m_head || at.layer != m_layer) {
        showTrace();
        return;
    }
    overlayLayer(m_plot)->replot();
    announce();
}

std::optional<core::Index> SpaceView::lit(std::size_t set, bool asQuery) const
{
    const Selection& s = document().selection();
    const bool asking = m_points.sets[set].asking;
    const bool self = m_trace->layers[static_cast<std::size_t>(m_layer)].selfAttention();
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

std::optional<Selection> SpaceView::meaning(QPointF at, bool asKey) const
{
    const auto point = pointAt(at);
    if (!point)
        return std::nullopt;
    Selection s = document().locked();
    const bool asking = m_points.sets[point->first].asking && !asKey;
    (asking ? s.query : s.key) = point->second;
    const core::Inputs& inputs = m_trace->model->inputs;
    const auto count = std::ssize(asking ? inputs.queryTokens : inputs.keyTokens);
    return point->second < count ? std::optional(s) : std::nullopt;
}

bool SpaceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot || !m_trace || m_stack->currentIndex() != 0)
        return View::eventFilter(watched, event);
    const auto shift
        = [](const QMouseEvent* mouse) { return mouse->modifiers().testFlag(Qt::ShiftModifier); };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        setFocus(Qt::MouseFocusReason);
        m_pressed = static_cast<QMouseEvent*>(event)->position();
        break;
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->buttons() == Qt::NoButton)
            document().hover(meaning(mouse->position(), shift(mouse)));
        else
            m_zoomed = m_zoomed || QLineF(mouse->position(), m_pressed).length() > clickSlop;
        break;
    }
    case QEvent::MouseButtonRelease: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const auto where = meaning(mouse->position(), shift(mouse));
        if (where && QLineF(mouse->position(), m_pressed).length() <= clickSlop)
            document().lock(*where);
        break;
    }
    case QEvent::MouseButtonDblClick:
        m_zoomed = false;
        fit(m_plot->size());
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        return true;
    case QEvent::Wheel:
        m_zoomed = true;
        break;
    case QEvent::Leave:
        document().hover(std::nullopt);
        break;
    default:
        break;
    }
    return View::eventFilter(watched, event);
}

// Zooming out ends where the picture would be lost in the paper.
void SpaceView::keepNear()
{
    const QCPRange x = m_plot->xAxis->range();
    const QCPRange y = m_plot->yAxis->range();
    const QSignalBlocker quiet(m_plot->xAxis);
    fit(m_plot->size());
    constexpr double widest = 3;
    constexpr double closest = 1e-3;
    const double relative = x.size() / m_plot->xAxis->range().size();
    if (relative > widest || relative < closest)
        return;
    m_plot->xAxis->setRange(x);
    m_plot->yAxis->setRange(y);
}

// Around the middle of what is in sight.
bool SpaceView::zoomByKey(int key)
{
    const std::optional<double> factor = zoomOfKey(key);
    if (!factor)
        return false;
    m_zoomed = true;
    for (QCPAxis* axis : { m_plot->yAxis, m_plot->xAxis }) // the last one keeps both near
        axis->scaleRange(*factor, axis->range().center());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    return true;
}

void SpaceView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    if (m_trace && m_points.spread()) {
        m_zoomed = false;
        styleAxes();
        fit(m_plot->size());
        if (!m_plot->size().isEmpty())
            m_plot->replot(QCustomPlot::rpQueuedReplot); // it was painted before, as it was resized
    }
}

void SpaceView::keyPressEvent(QKeyEvent* event)
{
    const TracePtr& trace = document().trace();
    if (!trace) {
        View::keyPressEvent(event);
        return;
    }
    Selection s = document().locked();
    const auto& heads = trace->layers[static_cast<std::size_t>(s.layer)].heads;
    const auto step = [](std::optional<core::Index>& at, core::Index by, core::Index count) {
        at = std::clamp<core::Index>(at ? *at + by : 0, 0, count - 1);
    };
    const core::Index queries = heads.front().weights.rows();
    const core::Index keys = heads.front().weights.cols();
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(s.query, event->key() == Qt::Key_Up ? -1 : 1, queries);
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        step(s.key, event->key() == Qt::Key_Left ? -1 : 1, keys);
        break;
    case Qt::Key_BracketLeft:
        s.head = std::max<core::Index>(0, s.head - 1);
        break;
    case Qt::Key_BracketRight:
        s.head = std::min<core::Index>(std::ssize(heads) - 1, s.head + 1);
        break;
    case Qt::Key_Escape:
        document().release();
        return;
    default:
        if (!zoomByKey(event->key()))
            View::keyPressEvent(event);
        return;
    }
    document().lock(s);
}

void SpaceView::announce()
{
    m_plot->setAccessibleName(description());
    if (QAccessible::isActive()) {
        QAccessibleEvent event(m_plot, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
    }
}

QString SpaceView::description() const
{
    if (!m_trace || !m_points.spread())
        return tr("Tokens as points");
    const QString shares = tr("two components hold %1 % of the variance")
                               .arg(shown(100 * (m_points.pca.shares[0] + m_points.pca.shares[1])));
    for (std::size_t set = 0; set < m_points.sets.size(); ++set) {
        const auto row = lit(set, m_points.sets[set].asking);
        if (!row)
            continue;
        const auto axis = m_points.sets[set].asking ? core::Axis::Queries : core::Axis::Keys;
        const core::Matrix& at = m_points.pca.coordinates[set];
        return tr("%1 at (%2, %3); %4")
            .arg(placeName(*m_trace, axis, *row), shown(double(at(*row, 0))),
                shown(double(at(*row, 1))), shares);
    }
    core::Index count = 0;
    for (const core::Matrix& at : m_points.pca.coordinates)
        count += at.rows();
    return tr("%n point(s); %1", nullptr, static_cast<int>(count)).arg(shares);
}

} // namespace ui
