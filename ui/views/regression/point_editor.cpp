#include "ui/views/regression/point_editor.h"

#include "ui/document/actions.h"
#include "ui/document/regression.h"
#include "ui/document/view_model.h"
#include "ui/views/regression/regression_plot.h"
#include "ui/views/regression/regression_view.h"

#include <QKeyEvent>
#include <QMenu>

#include <qcustomplot.h>

#include <cmath>
#include <utility>

namespace ui {

namespace {

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

PointEditor::PointEditor(const ViewModel& viewModel, Actions& actions, const RegressionPlot& plot)
    : m_viewModel(viewModel)
    , m_actions(actions)
    , m_plot(plot)
{
}

void PointEditor::grip(core::Index point, QPointF at)
{
    m_drag = Drag { point, m_plot.pixelOf(point) - at };
}

void PointEditor::drag(QPointF at, bool wandered)
{
    if (!m_drag->moves && !wandered)
        return;
    if (!std::exchange(m_drag->moves, true))
        m_actions.commitEdit();
    movePoint(m_viewModel, m_actions, m_drag->point, m_plot.placeAt(at + m_drag->grip));
}

void PointEditor::drop()
{
    m_actions.commitEdit();
    m_drag.reset();
}

void PointEditor::addAt(QPointF at)
{
    if (m_plot.above()->rect().contains(at.toPoint()) && !m_plot.pointAt(at))
        add(m_plot.placeAt(at));
}

void PointEditor::add(CurvePoint at)
{
    m_added = addPoint(m_viewModel, m_actions, at);
}

// Selects the added point once the next trace has it.
void PointEditor::chooseAdded()
{
    if (!m_added || m_viewModel.trace()->model->experiment != m_viewModel.experiment())
        return;
    Selection s = m_viewModel.locked();
    s.key = *std::exchange(m_added, std::nullopt);
    if (*s.key < std::ssize(m_plot.data().x))
        m_actions.lock(s);
}

void PointEditor::takeAway(core::Index point)
{
    m_added.reset();
    removePoint(m_viewModel, m_actions, point);
}

void PointEditor::nudge(core::Index point, QPoint steps)
{
    if (const auto from = dataPoint(m_viewModel, point))
        movePoint(m_viewModel, m_actions, point, m_plot.stepFrom(*from, steps));
}

bool PointEditor::edit(QKeyEvent* event)
{
    const Selection& s = m_viewModel.locked();
    const bool chosen = s.key && *s.key < std::ssize(m_plot.data().x);
    const QPoint steps = stepsOf(*event);
    if (chosen && event->modifiers() == Qt::ControlModifier && !steps.isNull())
        nudge(*s.key, steps);
    else if (chosen && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        takeAway(*s.key);
    else if (event->key() == Qt::Key_Insert && s.query
        && *s.query < std::ssize(m_plot.data().queryX)
        && !std::isnan(m_plot.data().predicted[static_cast<std::size_t>(*s.query)])) // on the curve
        add({ m_plot.data().queryX[static_cast<std::size_t>(*s.query)],
            m_plot.data().predicted[static_cast<std::size_t>(*s.query)] });
    else
        return false;
    return true;
}

void PointEditor::offer(QPoint at, QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto point = m_plot.pointAt(at)) {
        QAction* remove = menu->addAction(RegressionView::tr("Remove point %1").arg(*point + 1),
            parent, [this, point] { takeAway(*point); });
        remove->setEnabled(m_plot.data().x.size() > 1);
    } else {
        QAction* add = menu->addAction(RegressionView::tr("Add a point here"), parent,
            [this, at] { this->add(m_plot.placeAt(at)); });
        add->setEnabled(m_plot.above()->rect().contains(at));
    }
    menu->popup(m_plot.above()->parentPlot()->mapToGlobal(at));
}

} // namespace ui
