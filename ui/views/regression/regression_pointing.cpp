#include "core/base/error.h"
#include "core/head_at.h"
#include "core/settings/settings.h"
#include "ui/files/starters.h"
#include "ui/plot/axis_style.h"
#include "ui/plot/matrix_panel.h"
#include "ui/view/note.h"
#include "ui/view/step_selection.h"
#include "ui/views/regression/regression_view.h"
#include "ui/words/numbers.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>

// Mouse, keyboard and texts of the Regression view.

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal reach = 9; // pixels around a data point that select it

    core::Index nearest(const std::vector<double>& values, double to)
    {
        const auto it = std::ranges::min_element(
            values, {}, [to](double value) { return std::abs(value - to); });
        return it - values.begin();
    }

} // namespace

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
    if (!viewModel().trace() || !m_data.drawable())
        return;
    if (viewModel().selection().head != m_head || (viewModel().selection().query && !m_weighs)) {
        fill();
    } else {
        fillWeights();
        m_bars->layer()->replot();
        overlayLayer(plot())->replot();
    }
    announce();
}

std::optional<QPointF> RegressionView::queryPixel(const Selection& s) const
{
    if (!s.query || *s.query >= std::ssize(m_data.queryX))
        return std::nullopt;
    const auto i = static_cast<std::size_t>(*s.query);
    const QCPAxis* const up = m_above->axis(QCPAxis::atLeft);
    const double predicted = m_data.predicted[i];
    return QPointF(m_above->axis(QCPAxis::atBottom)->coordToPixel(m_data.queryX[i]),
        up->coordToPixel(std::isnan(predicted) ? up->range().lower : predicted));
}

std::optional<QPointF> RegressionView::keyPixel(const Selection& s) const
{
    if (!s.key || *s.key >= std::ssize(m_data.x))
        return std::nullopt;
    return pixelOf(*s.key);
}

QPointF RegressionView::pixelOf(core::Index point) const
{
    const auto j = static_cast<std::size_t>(point);
    return { m_above->axis(QCPAxis::atBottom)->coordToPixel(m_data.x[j]),
        m_above->axis(QCPAxis::atLeft)->coordToPixel(m_data.y[j]) };
}

// In the upper plot, the nearest query position, and the data point under the mouse; in the lower
// plot, the bar under the mouse for the locked query.
std::optional<Selection> RegressionView::meaning(QPointF at, Qt::KeyboardModifiers) const
{
    Selection s = viewModel().locked();
    const double x = m_above->axis(QCPAxis::atBottom)->pixelToCoord(at.x());
    if (m_below->rect().contains(at.toPoint()) && s.query) {
        s.key = nearest(m_data.x, x);
        return s;
    }
    if (!m_above->rect().contains(at.toPoint()) && !m_below->rect().contains(at.toPoint()))
        return std::nullopt;
    s.query = nearest(m_data.queryX, x);
    s.key = pointAt(at);
    return s;
}

std::optional<core::Index> RegressionView::pointAt(QPointF at) const
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

void RegressionView::pressed(const QMouseEvent& event)
{
    PointView::pressed(event);
    const auto where = meaning(event.position(), event.modifiers());
    if (!where)
        return;
    actions().lock(*where);
    const auto point = pointAt(event.position());
    if (point && event.button() == Qt::LeftButton)
        m_drag = Drag { *point, pixelOf(*point) - event.position() };
}

void RegressionView::moved(const QMouseEvent& event)
{
    if (m_drag) {
        dragTo(event.position());
        return;
    }
    actions().hover(meaning(event.position(), event.modifiers()));
    plot()->setCursor(pointAt(event.position()) ? Qt::SizeAllCursor : Qt::ArrowCursor);
}

void RegressionView::released(const QMouseEvent&)
{
    if (!m_drag)
        return;
    actions().commitEdit();
    m_drag.reset();
    fill(); // the axes adapt again
}

bool RegressionView::handled(QEvent& event)
{
    if (event.type() == QEvent::MouseButtonDblClick)
        addByMouse(static_cast<QMouseEvent&>(event).position());
    if (event.type() != QEvent::ContextMenu) // the plot receives no other mouse event
        return false;
    offer(static_cast<QContextMenuEvent&>(event).pos());
    return true;
}

// Moves to the next query position, from left to right.
void RegressionView::walk(core::Index by)
{
    Selection s = viewModel().locked();
    core::Index place = 0;
    if (s.query)
        place = std::clamp<core::Index>(
            std::ranges::find(m_data.order, *s.query) - m_data.order.begin() + by, 0,
            std::ssize(m_data.order) - 1);
    s.query = m_data.order[static_cast<std::size_t>(place)];
    actions().lock(s);
}

// Left and right move along the query positions, up and down along the data points.
void RegressionView::keyPressEvent(QKeyEvent* event)
{
    if (!m_data.drawable()) {
        event->ignore();
        return;
    }
    if (editByKey(event))
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
    std::vector<LegendItem> items { { tr("data"), m_theme.k, LegendItem::Mark::Disc },
        { tr("prediction"), m_theme.v,
            m_mean.empty() ? LegendItem::Mark::Disc : LegendItem::Mark::Line } };
    if (m_truth->visible())
        items.push_back({ tr("true function"), m_theme.muted, LegendItem::Mark::Dashes });
    const auto& query = viewModel().selection().query;
    if (!query || *query >= std::ssize(m_data.queryX)) {
        if (m_weighs)
            items.push_back({ tr("point at a position: its weights are shown below"), m_theme.query,
                LegendItem::Mark::Dashes });
        return items;
    }
    const auto i = static_cast<std::size_t>(*query);
    const QString predicted = predictionText(m_data.predicted[i], 3);
    const Words words = wordsOfAxes();
    items.push_back({ words.x.isEmpty()
            ? tr("query x = %1, prediction %2").arg(shown(m_data.queryX[i], 3), predicted)
            : tr("at %1: %2 %3", "a position, the value predicted there, its unit or subject")
                  .arg(settingText(m_data.queryX[i]), predicted,
                      std::isnan(m_data.predicted[i]) ? QString() : words.y)
                  .trimmed(),
        m_theme.query, LegendItem::Mark::Disc });
    return items;
}

QString RegressionView::emptyReason() const
{
    return m_data.drawable() ? QString() : note()->sentence();
}

QString RegressionView::spokenSelection() const
{
    return m_data.drawable() ? QString() : PointView::spokenSelection();
}

QString RegressionView::description() const
{
    if (!m_data.drawable())
        return emptyReason();
    const Selection& s = viewModel().selection();
    const auto keys = std::ssize(m_data.x);
    QString text = tr("Kernel regression of %n point(s)", nullptr, static_cast<int>(keys));
    if (const auto i = s.query.value_or(-1); i >= 0 && i < std::ssize(m_data.queryX))
        text = tr("Query x = %1: prediction %2")
                   .arg(shown(m_data.queryX[static_cast<std::size_t>(i)]),
                       predictionText(m_data.predicted[static_cast<std::size_t>(i)], 4));
    if (!s.key || *s.key >= keys)
        return text;
    const auto j = static_cast<std::size_t>(*s.key);
    text = tr("%1; data point %2 at x = %3, y = %4")
               .arg(text)
               .arg(*s.key + 1)
               .arg(shown(m_data.x[j]), shown(m_data.y[j]));
    if (!s.query || *s.query >= std::ssize(m_data.queryX))
        return text;
    const float weight
        = core::headAt(*viewModel().trace(), s.layer, s.head).trace.weights(*s.query, *s.key);
    return tr("%1 has weight %2").arg(text, shown(double(weight)));
}

} // namespace ui
