#include "ui/document/data_points.h"
#include "ui/plot/matrix_panel.h"
#include "ui/view/view_strip.h"
#include "ui/views/regression/regression_view.h"
#include "ui/words/labels.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

// Editing of the data points.

namespace ui {

namespace {

    constexpr int stepsAcross = 100; // steps of an arrow key across an axis

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

    QPoint stepsOf(const QKeyEvent& event)
    {
        switch (event.key()) {
        case Qt::Key_Left:
            return { -1, 0 };
        case Qt::Key_Right:
            return { 1, 0 };
        case Qt::Key_Up:
            return { 0, 1 };
        case Qt::Key_Down:
            return { 0, -1 };
        default:
            return {};
        }
    }

} // namespace

void RegressionView::showHints()
{
    const int count = static_cast<int>(m_data.x.size());
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

CurvePoint RegressionView::placeAt(QPointF pixel) const
{
    const QRect box = m_above->rect();
    const QCPAxis* across = m_above->axis(QCPAxis::atBottom);
    const QCPAxis* up = m_above->axis(QCPAxis::atLeft);
    const double x = std::clamp<qreal>(pixel.x(), box.left(), box.right());
    const double y = std::clamp<qreal>(pixel.y(), box.top(), box.bottom());
    return { rounded(across->pixelToCoord(x), perPixel(*across)),
        rounded(up->pixelToCoord(y), perPixel(*up)) };
}

void RegressionView::dragTo(QPointF at)
{
    if (!m_drag->moves && !wandered(at))
        return;
    if (!std::exchange(m_drag->moves, true))
        actions().commitEdit();
    movePoint(viewModel(), actions(), m_drag->point, placeAt(at + m_drag->grip));
}

void RegressionView::addByMouse(QPointF at)
{
    if (m_above->rect().contains(at.toPoint()) && !pointAt(at))
        add(placeAt(at));
}

void RegressionView::add(CurvePoint at)
{
    m_added = addPoint(viewModel(), actions(), at);
}

// Selects the added point once the next trace has it.
void RegressionView::chooseAdded()
{
    if (!m_added || viewModel().trace()->model->experiment != viewModel().experiment())
        return;
    Selection s = viewModel().locked();
    s.key = *std::exchange(m_added, std::nullopt);
    if (*s.key < std::ssize(m_data.x))
        actions().lock(s);
}

void RegressionView::takeAway(core::Index point)
{
    m_added.reset();
    removePoint(viewModel(), actions(), point);
}

void RegressionView::nudge(core::Index point, QPoint steps)
{
    const auto from = dataPoint(viewModel(), point);
    if (!from)
        return;
    const QCPAxis* across = m_above->axis(QCPAxis::atBottom);
    const QCPAxis* up = m_above->axis(QCPAxis::atLeft);
    const double x = from->x + steps.x() * across->range().size() / stepsAcross;
    const double y = from->y + steps.y() * up->range().size() / stepsAcross;
    movePoint(viewModel(), actions(), point,
        { rounded(x, perPixel(*across)), rounded(y, perPixel(*up)) });
}

bool RegressionView::editByKey(QKeyEvent* event)
{
    const Selection& s = viewModel().locked();
    const bool chosen = s.key && *s.key < std::ssize(m_data.x);
    const QPoint steps = stepsOf(*event);
    if (chosen && event->modifiers() == Qt::ControlModifier && !steps.isNull())
        nudge(*s.key, steps);
    else if (chosen && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        takeAway(*s.key);
    else if (event->key() == Qt::Key_Insert && s.query && *s.query < std::ssize(m_data.queryX)
        && !std::isnan(m_data.predicted[static_cast<std::size_t>(*s.query)])) // on the curve
        add({ m_data.queryX[static_cast<std::size_t>(*s.query)],
            m_data.predicted[static_cast<std::size_t>(*s.query)] });
    else
        return false;
    return true;
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
    if (m_data.drawable() && key && *key < std::ssize(m_data.x))
        offer(pixelOf(*key).toPoint());
    else
        PointView::contextMenuEvent(event);
}

void RegressionView::offer(QPoint at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto point = pointAt(at)) {
        QAction* remove = menu->addAction(
            tr("Remove point %1").arg(*point + 1), this, [this, point] { takeAway(*point); });
        remove->setEnabled(m_data.x.size() > 1);
    } else {
        QAction* add
            = menu->addAction(tr("Add a point here"), this, [this, at] { this->add(placeAt(at)); });
        add->setEnabled(m_above->rect().contains(at));
    }
    menu->popup(plot()->mapToGlobal(at));
}

} // namespace ui
