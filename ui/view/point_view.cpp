#include "ui/view/point_view.h"

#include "ui/plot/matrix_panel.h"
#include "ui/view/note.h"
#include "ui/view/step_selection.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QStackedWidget>
#include <qcustomplot.h>

#include <algorithm>

namespace ui {

PointView::PointView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : View(viewModel, actions, parent)
    , m_stack(new QStackedWidget(this))
    , m_plot(new QCustomPlot(this))
    , m_note(new Note(this))
{
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_note);
    setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusProxy(this);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    overlayLayer(m_plot);
}

void PointView::showNote(bool note)
{
    m_stack->setCurrentIndex(note ? 1 : 0);
}

bool PointView::legible(QSize size) const
{
    Q_UNUSED(size)
    constexpr qreal least = 3; // line heights of the axes' numbers
    const qreal line = QFontMetricsF(m_plot->xAxis->tickLabelFont()).height();
    return std::ranges::all_of(m_plot->axisRects(), [&](const QCPAxisRect* rect) {
        return !rect->visible() || std::min(rect->width(), rect->height()) >= least * line;
    });
}

bool PointView::wandered(QPointF from) const
{
    return QLineF(m_pressed, from).length() > clickSlop;
}

void PointView::pressed(const QMouseEvent& event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = event.position();
}

void PointView::moved(const QMouseEvent& event)
{
    if (event.buttons() == Qt::NoButton)
        actions().hover(meaning(event.position(), event.modifiers()));
}

void PointView::released(const QMouseEvent& event)
{
    const auto where = meaning(event.position(), event.modifiers());
    if (where && !wandered(event.position()))
        actions().lock(*where);
}

bool PointView::handled(QEvent&)
{
    return false;
}

bool PointView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot || !drawn())
        return View::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        pressed(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseMove:
        moved(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::MouseButtonRelease:
        released(*static_cast<QMouseEvent*>(event));
        break;
    case QEvent::Leave:
        actions().hover(std::nullopt);
        break;
    default:
        if (handled(*event))
            return true;
        break;
    }
    return View::eventFilter(watched, event);
}

void PointView::keyPressEvent(QKeyEvent* event)
{
    if (!viewModel().trace() || !stepSelection(viewModel(), actions(), event->key()))
        View::keyPressEvent(event);
}

} // namespace ui
